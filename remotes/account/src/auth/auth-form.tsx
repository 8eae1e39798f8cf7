import { useRef } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { Button, tokens, useFocusFirstError } from '@souk/ui';
import styled from 'styled-components';
import { FormProblem } from '../page/card.tsx';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;

interface Props {
  /** What `useAuthForm` made. */
  form: {
    problem: string | null;
    onSubmit: FormEventHandler<HTMLFormElement>;
    isSubmitting: boolean;
    attempts: number;
  };
  /** The fields. */
  children: ReactNode;
  submitLabel: string;
}

/** Fields, what the server says against the form as a whole, and the button that sends it. */
export function AuthForm({ form, children, submitLabel }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.attempts);
  return (
    <Form ref={element} noValidate onSubmit={form.onSubmit}>
      {children}
      {form.problem && <FormProblem role="alert">{form.problem}</FormProblem>}
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {submitLabel}
      </Button>
    </Form>
  );
}
