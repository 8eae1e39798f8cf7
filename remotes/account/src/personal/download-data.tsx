import { useState } from 'react';
import { fetchAccountData } from '@souk/api-client';
import { Button } from '@souk/ui';
import { Actions, Card, FormProblem } from '../page/card.tsx';
import { formErrors } from '../page/form-errors/form-errors.ts';
import { useText } from './texts/texts.ts';

/** Hands data to the browser as a file, which saves it. */
function saveJson(data: unknown, name: string): void {
  const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything that is stored of the customer, as a file. */
export function DownloadData() {
  const t = useText();
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function download() {
    setIsLoading(true);
    setProblem(null);
    try {
      saveJson(await fetchAccountData(), t('data.fileName'));
    } catch (error) {
      setProblem(formErrors(error, []).form);
    }
    setIsLoading(false);
  }
  return (
    <Card title={t('data.title')} text={t('data.text')}>
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Actions>
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          {t('data.download')}
        </Button>
      </Actions>
    </Card>
  );
}
