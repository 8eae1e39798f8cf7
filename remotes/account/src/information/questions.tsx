import type { FrequentQuestion } from '@souk/contracts';
import { ChevronDown, tokens } from '@souk/ui';
import styled from 'styled-components';
import { HtmlContent } from './html-content.tsx';
import { readHtml } from './read-html.ts';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  > h2 {
    font: ${type.title};
  }
`;
const Entry = styled.details`
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.s};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: 52px;
    padding: ${space[3]} ${space[5]};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    flex: none;
    color: ${color.inkSoft};
    transition: rotate ${tokens.motion.fast};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > div {
    padding: 0 ${space[5]} ${space[5]};
  }
  @media print {
    /* On paper it cannot be opened. */
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    > summary > svg {
      display: none;
    }
  }
`;
const Question = styled.h3`
  font: ${type.bodyStrong};
`;

/** What customers often ask; each opens its answer. */
export function Questions({ questions }: { questions: readonly FrequentQuestion[] }) {
  const t = useText();
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      {questions.map(({ question, answer }) => (
        <Entry key={question}>
          <summary>
            <Question>{question}</Question>
            <ChevronDown size={20} aria-hidden />
          </summary>
          <div>
            <HtmlContent nodes={readHtml(answer)} />
          </div>
        </Entry>
      ))}
    </Section>
  );
}
