import { useText } from '../texts/texts.ts';
import type { Choice } from './use-choice.ts';

/** What is wrong with a group after a try to go on, and whether it is the one to be taken to. */
export function useGroupProblem({ unmet, tries, soldOut, item }: Choice) {
  const t = useText();
  const worst = unmet[0]?.name ?? (soldOut ? item.choice_options[0]?.title : undefined);
  return (name: string): { problem?: string; called?: number } => {
    const rule = unmet.find((group) => group.name === name);
    if (tries === 0) return {};
    const called = name === worst ? tries : 0;
    if (rule?.rule === 'required') return { problem: t('dialog.noSelection', { name }), called };
    if (rule) return { problem: t('dialog.notBetween', { name, min: rule.min, max: rule.max }), called };
    return soldOut && name === worst ? { problem: t('dialog.variationSoldOut'), called } : {};
  };
}
