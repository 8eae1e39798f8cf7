import { seedAnswers } from '@souk/api-client';
import { isRecord } from '@souk/contracts';
import { language } from '@souk/i18n';

function read(): Record<string, unknown> | null {
  const text = document.getElementById('souk-first-answers')?.textContent;
  const answers: unknown = text ? JSON.parse(text) : null;
  return isRecord(answers) ? answers : null;
}

/** The module that the first page's address names, as the edge knows it; whether it serves the visitor's place is not said. */
export function readLinkedModule(): { id: number; module_type: string } | null {
  const module = read()?.module;
  return isRecord(module) && typeof module.id === 'number' && typeof module.module_type === 'string'
    ? { id: module.id, module_type: module.module_type }
    : null;
}

/** Takes in the settings and words that the edge wrote into the page, where they are of the page's language. */
export function takeFirstAnswers(): void {
  const answers = read();
  if (answers?.language === language()) seedAnswers(answers);
}
