import { seedAnswers } from '@souk/api-client';
import { isRecord } from '@souk/contracts';
import { language } from '@souk/i18n';

/** Takes in the settings and words that the edge wrote into the page, where they are of the page's language. */
export function takeFirstAnswers(): void {
  const text = document.getElementById('souk-first-answers')?.textContent;
  if (!text) return;
  const answers: unknown = JSON.parse(text);
  if (isRecord(answers) && answers.language === language()) seedAnswers(answers);
}
