import { CheckoutCard } from '@souk/storefront/orders';
import { ArrowRight, Button, MapPin, media, Package, RadioCards, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { CategoryPart } from './category-part.tsx';
import { EndPart } from './end-part.tsx';
import { Ends, FormPage } from './form-page.ts';
import { NotePart } from './note-part.tsx';
import { type ParcelFormFacts, useParcelForm } from './use-parcel-form.ts';

const { space } = tokens;

const Head = styled.header`
  display: grid;
  gap: ${space[1]};

  h1 {
    font: ${tokens.type.headline};
  }
  p {
    color: ${tokens.color.inkSoft};
  }
`;
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
const Go = styled.div`
  display: grid;
  padding-block-start: ${space[2]};

  ${media.from600} {
    justify-content: end;
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
`;

interface Props extends ParcelFormFacts {
  /** Whether another country than the marketplace's may be picked (ADDR-19). */
  pickable: boolean;
}

/** What is sent, from whom to whom, and who pays: one calm page, then the checkout (PCL-4). */
export function DeliveryForm({ pickable, ...facts }: Props) {
  const t = useText();
  const { form, submit, chooseCategory } = useParcelForm(facts);
  return (
    <FormPage>
      <Head>
        <h1>{t('delivery.title')}</h1>
        <p>{t('delivery.text')}</p>
      </Head>
      <Form noValidate onSubmit={submit} aria-label={t('delivery.title')}>
        <CategoryPart form={form} categories={facts.categories} onChoose={chooseCategory} />
        <Ends>
          <EndPart end="sender" form={form} pickable={pickable} />
          <EndPart end="receiver" form={form} pickable={pickable} />
        </Ends>
        <CheckoutCard title={t('delivery.payer')}>
          <RadioCards
            label={t('delivery.payer')}
            hideLabel
            name="payer"
            options={[
              {
                value: 'sender',
                label: t('delivery.senderPays'),
                text: t('delivery.senderPaysText'),
                icon: <Package size={22} aria-hidden />,
              },
              {
                value: 'receiver',
                label: t('delivery.receiverPays'),
                text: t('delivery.receiverPaysText'),
                icon: <MapPin size={22} aria-hidden />,
              },
            ]}
            value={form.values.payer}
            onChange={(payer) => void form.setFieldValue('payer', payer)}
          />
        </CheckoutCard>
        <NotePart form={form} />
        <Go>
          <Button type="submit" size="l" loading={form.isSubmitting}>
            {t('delivery.go')}
            <ArrowRight size={20} aria-hidden />
          </Button>
        </Go>
      </Form>
    </FormPage>
  );
}
