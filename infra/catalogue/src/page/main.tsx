import { setTransport } from '@souk/api-client';
import { direction, initLanguage } from '@souk/i18n';
import { answerCall } from '@souk/testing/builders';
import { GlobalStyle } from '@souk/ui/global';
import { createRoot } from 'react-dom/client';
import { STORIES } from '../stories/all-stories.ts';
import { WORDS } from '../stories/words.ts';
import { readAddress } from './address.ts';
import { bringAllNear } from './bring-all-near.ts';
import { Catalogue } from './catalogue.tsx';

const shown = readAddress(location.search);
initLanguage(shown.language);
Object.assign(document.documentElement, { lang: shown.language, dir: direction() });
document.documentElement.dataset.theme = shown.theme;
bringAllNear();

// No marketplace runs here: the story answers, else the builders of the tests do.
const answers = STORIES[shown.component]?.answers?.(WORDS[shown.language]);
setTransport(async ({ method, url, headers, body }) => {
  const response = await answerCall(new Request(url, { method, headers, body }), answers);
  return { status: response.status, body: await response.text() };
});

const root = document.getElementById('catalogue');
if (!root) throw new Error('The element #catalogue is missing in the HTML of the catalogue');
createRoot(root).render(
  <>
    <GlobalStyle />
    <Catalogue shown={shown} />
  </>,
);
