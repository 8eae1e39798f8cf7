import { useEffect, useState } from 'react';
import { isRecord } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useFormik } from 'formik';
import type { AnyObjectSchema } from 'yup';
import { formErrors } from '../page/form-errors/form-errors.ts';

type Values = Record<string, string>;

interface Options<V extends Values> {
  initialValues: V;
  schema(): AnyObjectSchema;
  /** Sends the values, as the schema casts them. */
  submit(values: V): Promise<void>;
  /** The fields at which complaints of the server are shown; default: all. */
  complaintsAt?: readonly (keyof V & string)[];
  /** What stays typed when another release takes the place of this one. A password never does. */
  draft?: { name: string; fields: readonly (keyof V & string)[] };
}

/** A form of these pages: what is missing is said on submitting, and what the server complains about at its field (API-8). */
export function useAuthForm<V extends Values>({
  initialValues,
  schema,
  submit,
  complaintsAt = Object.keys(initialValues),
  draft,
}: Options<V>) {
  const { drafts } = useShell();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { ...initialValues, ...typedBefore(draft && drafts.read(draft.name), draft?.fields) },
    validationSchema: schema,
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      try {
        await submit(schema().cast(values) as V);
        if (draft) drafts.drop(draft.name);
      } catch (error) {
        const wrong = formErrors(error, complaintsAt);
        setErrors(wrong.fields as Parameters<typeof setErrors>[0]);
        setProblem(wrong.form);
      }
    },
  });
  const { values } = form;
  useEffect(() => {
    if (draft) drafts.keep(draft.name, Object.fromEntries(draft.fields.map((name) => [name, values[name]])));
  }, [drafts, draft, values]);
  return {
    /** For the {@link AuthForm} around the fields. */
    form: {
      problem,
      onSubmit: form.handleSubmit,
      isSubmitting: form.isSubmitting,
      attempts: form.submitCount,
    },
    /** For a field, by its name. */
    field: (name: keyof V & string) => ({
      ...form.getFieldProps(name),
      error: form.touched[name] ? (form.errors[name] as string | undefined) : undefined,
    }),
  };
}

/** Another release may have stored the draft, so its shape is checked. */
function typedBefore<V extends Values>(
  stored: unknown,
  fields: readonly (keyof V & string)[] = [],
): Partial<V> {
  if (!isRecord(stored)) return {};
  const typed = fields.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : []));
  return Object.fromEntries(typed) as Partial<V>;
}
