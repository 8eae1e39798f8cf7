import { landingQuery, useConfig } from '@souk/api-client';
import { Link, useLocation, useQuery, useShell } from '@souk/remote-kit';
import { Container, Mail, MapPin, Phone, media, tokens } from '@souk/ui';
import styled from 'styled-components';
import { PHONE } from '../browser/phone.ts';
import { Brand } from '../header/brand.tsx';
import { isCheckout } from '../pages/is-checkout.ts';
import { useText } from '../texts/texts.ts';
import { AppLinks } from './app-links.tsx';
import { CustomerLinks } from './customer-links.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { OutsideLinks } from './outside-links.tsx';
import { useFooterLinks } from './use-footer-links.ts';

const { color, space, type } = tokens;

const Ground = styled.footer`
  margin-block-start: ${space.section};
  padding-block: ${space[12]} ${space[8]};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: ${type.small};

  @media print {
    display: none;
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[8]};

  ${media.from670} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.from999} {
    grid-template-columns: 1.5fr 1fr 0.8fr 1fr 1.4fr;
  }
`;

const Newsletter = styled(Container)`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[8]};

  ${media.from670} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const NewsletterTitle = styled.h2`
  font: ${type.bodyStrong};
  color: ${color.ink};
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};

  > a,
  > button {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 32px;
    justify-self: start;
    text-align: start;
  }
  /* A finger finds 44 px; without gaps the column grows by little. */
  @media ${PHONE}, (pointer: coarse) {
    gap: 0;

    > a,
    > button {
      min-block-size: 44px;
    }
  }
  > a:hover,
  > button:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

/** On small screens the policies are found below the pages of help (FTR-1). */
const Policies = styled(Column)`
  display: none;

  ${media.from670} {
    display: grid;
  }
`;

const Heading = styled.h2`
  font: ${type.smallStrong};
  color: ${color.ink};
`;

const Social = styled(Column)`
  margin-block-start: ${space[4]};
`;

const Fine = styled(Container)`
  margin-block-start: ${space[8]};
  font: ${type.caption};
`;

/** The marketplace's name, its contacts, and the links to pages that a live release draws (LAN-1, SES-16). */
function SiteFooter() {
  const t = useText();
  const { data: config } = useConfig();
  const { data: landing } = useQuery(landingQuery());
  const { location } = useShell();
  const { inside, policies, outside, social } = useFooterLinks();
  return (
    <>
      {landing && (
        <Newsletter>
          <div>
            <NewsletterTitle>{landing.fixed_newsletter_title}</NewsletterTitle>
            <p>{landing.fixed_newsletter_sub_title}</p>
          </div>
          <NewsletterForm />
        </Newsletter>
      )}
      <Columns>
        <Column>
          <Brand />
          <p>{landing?.fixed_footer_description}</p>
          {landing && <AppLinks links={landing.download_user_app_links} />}
        </Column>
        {inside.length + outside.length > 0 && (
          <Column>
            <Heading>{t('footer.more')}</Heading>
            {inside.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            <OutsideLinks links={outside} />
          </Column>
        )}
        <Column>
          <Heading>{t('footer.customer')}</Heading>
          <CustomerLinks />
        </Column>
        {policies.length > 0 && (
          <Policies>
            <Heading>{t('footer.policies')}</Heading>
            {policies.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </Policies>
        )}
        {config && (
          <Column>
            <Heading>{t('footer.contact')}</Heading>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('footer.showAddress', { address: config.address })}
              onClick={() =>
                location.showRoute({ from: { ...config.default_location, label: config.address } })
              }
            >
              <MapPin size={16} aria-hidden /> <bdi>{config.address}</bdi>
            </button>
            <a href={`tel:${config.phone.replaceAll(' ', '')}`}>
              <Phone size={16} aria-hidden /> <bdi dir="ltr">{config.phone}</bdi>
            </a>
            <a href={`mailto:${config.email}`}>
              <Mail size={16} aria-hidden /> <bdi dir="ltr">{config.email}</bdi>
            </a>
            {social.length > 0 && (
              <Social>
                <Heading>{t('footer.follow')}</Heading>
                <OutsideLinks links={social} />
              </Social>
            )}
          </Column>
        )}
      </Columns>
      <Fine>{config?.footer_text}</Fine>
    </>
  );
}

/** The foot of every page but the checkout. Its element always stays in the page: see `holdFrame`. */
export function Footer() {
  const hidden = isCheckout(useLocation().pathname);
  return <Ground hidden={hidden}>{!hidden && <SiteFooter />}</Ground>;
}
