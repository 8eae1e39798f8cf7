import { ApiError, errorCause, informationQuery, withShownError } from '@souk/api-client';
import { informationHead } from '@souk/contracts';
import type { InformationPage as Information, InformationPageName } from '@souk/contracts';
import { useFormats, usePageHead, useQuery } from '@souk/remote-kit';
import { Container, ErrorState, media, Skeleton, tokens, VisuallyHidden } from '@souk/ui';
import styled from 'styled-components';
import { ContactMethods } from './contact-methods.tsx';
import { HtmlContent } from './html-content.tsx';
import { InformationNotFound } from './information-not-found.tsx';
import { MorePages } from './more-pages.tsx';
import { Questions } from './questions.tsx';
import { readHtml } from './read-html.ts';
import { sectionsOf } from './sections.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;
/** From so many headings on, a page has a table of contents. */
const MIN_SECTIONS = 5;
/** Where visitors look for contacts of the marketplace. */
const WITH_CONTACT: readonly InformationPageName[] = ['help-and-support', 'about-us'];

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[8]} ${space.section};
`;
const Title = styled.h1`
  font: ${type.headline};
`;
const Changed = styled.p`
  margin-block-start: ${space[1]};
  font: ${type.small};
  color: ${color.inkSoft};
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  ${media.from999} {
    grid-template-columns: 260px minmax(0, 1fr);
    gap: ${space[10]};
  }
  @media print {
    display: block;
  }
`;

function Written({ name, page }: { name: InformationPageName; page: Information }) {
  const t = useText();
  const formats = useFormats();
  const nodes = readHtml(page.content);
  const sections = sectionsOf(nodes);
  usePageHead(informationHead(name, page));
  const content = <HtmlContent nodes={nodes} />;
  return (
    <>
      <div>
        <Title>{page.title}</Title>
        {page.updated_at && <Changed>{t('changed', { date: formats.date(page.updated_at) })}</Changed>}
      </div>
      {sections.length < MIN_SECTIONS ? (
        content
      ) : (
        <Columns>
          <TableOfContents sections={sections} />
          {content}
        </Columns>
      )}
      {page.questions.length > 0 && <Questions questions={page.questions} />}
      {WITH_CONTACT.includes(name) && <ContactMethods />}
      <MorePages current={name} />
    </>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton height="40px" width="min(320px, 80%)" />
      <Skeleton height="480px" radius="l" />
    </div>
  );
}

/** A page of the marketplace's own words, for everybody (FTR-4, FTR-9, RTE-2). */
export default function InformationPage({ name }: { name: InformationPageName }) {
  const t = useText();
  const { data, error, refetch } = useQuery(withShownError(informationQuery({ name })));
  if (error instanceof ApiError && error.status === 404) return <InformationNotFound />;
  return (
    <Page as="article">
      {data ? (
        <Written name={name} page={data} />
      ) : error ? (
        <ErrorState wholePage title={t('failed')} cause={errorCause(error)} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}
