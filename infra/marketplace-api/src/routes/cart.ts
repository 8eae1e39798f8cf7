import { tidyNote } from '@souk/contracts';
import { cartCalls, type AddToCartBody, type CartLine } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { cartLineOf, linesOf, type Line } from '../cart/cart-line.ts';
import { keepOneCart, takeOverGuestCart } from '../cart/cart-merge.ts';
import {
  addOnsFrom,
  isEqualLine,
  refuseOtherStore,
  refuseTooMany,
  refuseUnsold,
  sumOfAddOns,
} from '../cart/cart-rules.ts';
import {
  deleteLines,
  emptyCart,
  findCart,
  insertLine,
  lockCart,
  writeLine,
  type LineContent,
} from '../cart/cart-store.ts';
import { chosenFrom, isSameChoice } from '../cart/chosen.ts';
import { isRepeated } from '../cart/idempotency.ts';
import type { Context } from '../context.ts';
import { campaignItemRows, itemRows, type ItemRow } from '../entities/item-row.ts';
import { createProblem, invalid, notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Queryable } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

/** The cart of a visitor in a module (CRT-15 to CRT-20). Every change locks the cart's row, so that concurrent taps both count. */
export function cartRoutes(route: Route, context: Context): void {
  const { pool, mediaUrl, now } = context;

  const shown = async (
    db: Queryable,
    cartId: number | null,
    requestContext: RequestContext,
  ): Promise<CartLine[]> => {
    const lines = cartId === null ? [] : await linesOf(db, cartId, now());
    return lines.map((line) =>
      cartLineOf(line, { language: requestContext.language, mediaUrl }, requestContext.zones),
    );
  };

  const itemWanted = async (db: Queryable, { model, item_id }: AddToCartBody): Promise<ItemRow | undefined> =>
    (await (model === 'Item' ? itemRows : campaignItemRows)(db, [item_id], now()))[0];

  const contentOf = (item: ItemRow, body: AddToCartBody, language: Language, line?: Line): LineContent => ({
    quantity: body.quantity,
    chosen: chosenFrom(item, body.variation, language),
    add_ons: addOnsFrom(item, body),
    // Pages that know nothing of notes change quantities too.
    note: tidyNote(body.note ?? line?.note ?? ''),
  });

  route(cartCalls.cart, async ({ requestContext, visitor }) =>
    shown(pool, await findCart(pool, visitor, requireModule(requestContext)), requestContext),
  );

  route(cartCalls.addToCart, ({ requestContext, visitor, body, request }) => {
    const [moduleId, zones] = [requireModule(requestContext), requireZones(requestContext)];
    return transaction(pool, async (client) => {
      if (await isRepeated(client, request, visitor, now())) {
        return shown(client, await findCart(client, visitor, moduleId), requestContext);
      }
      const item = refuseUnsold(await itemWanted(client, body), moduleId, zones);
      const content = contentOf(item, body, requestContext.language);
      const cartId = await lockCart(client, visitor, moduleId);
      const lines = await linesOf(client, cartId, now());
      const added = { item_id: item.id, campaign_item_id: item.campaign?.id ?? null, ...content };
      const equal = lines.find((line) => isEqualLine(line, added));
      if (!equal) refuseOtherStore(lines, item);
      refuseTooMany(item, content.chosen, content.quantity, lines);
      if (equal) await raise(client, equal, content);
      else await insertLine(client, cartId, item, content);
      return shown(client, cartId, requestContext);
    });
  });

  route(cartCalls.updateCart, ({ requestContext, visitor, body }) => {
    const moduleId = requireModule(requestContext);
    return transaction(pool, async (client) => {
      const cartId = await lockCartIfAny(client, visitor, moduleId);
      const lines = cartId === null ? [] : await linesOf(client, cartId, now());
      const line = lines.find(({ id }) => id === body.cart_id);
      if (!line || cartId === null) throw notFound('line');
      const isSame = body.item_id === (line.campaign_item_id ?? line.item_id) && isModelOf(line, body);
      if (!isSame) throw invalid('item_id', 'cart.other_item');
      const content = contentOf(line.item, body, requestContext.language, line);
      const others = lines.filter(({ id }) => id !== line.id);
      const equal = others.find((other) => isEqualLine(other, { ...line, ...content }));
      // Reducing the quantity is always possible, even of a sold-out item.
      const takesLess =
        content.quantity <= line.quantity && isSameChoice(content.chosen, line.chosen) && !equal;
      if (!takesLess) {
        refuseUnsold(line.item, moduleId, requestContext.zones ?? [line.item.zone_id]);
        if (isOfEndedCampaign(line)) throw createProblem(403, 'not_available', 'cart.unavailable');
        refuseTooMany(line.item, content.chosen, content.quantity, others);
      }
      if (equal) {
        await raise(client, equal, content);
        await deleteLines(client, [line.id]);
      } else {
        await writeLine(client, line, content);
      }
      return shown(client, cartId, requestContext);
    });
  });

  route(cartCalls.removeCartLine, ({ requestContext, visitor, query }) => {
    const moduleId = requireModule(requestContext);
    return transaction(pool, async (client) => {
      const cartId = await lockCartIfAny(client, visitor, moduleId);
      const lines = cartId === null ? [] : await linesOf(client, cartId, now());
      if (!lines.some(({ id }) => id === query.cart_id)) throw notFound('line');
      await deleteLines(client, [query.cart_id]);
      return shown(client, cartId, requestContext);
    });
  });

  route(
    cartCalls.clearCart,
    ({ requestContext, visitor }) => {
      const moduleId = requireModule(requestContext);
      return transaction(pool, async (client) => {
        const cartId = await lockCartIfAny(client, visitor, moduleId);
        if (cartId !== null) await emptyCart(client, cartId);
        return { message: translate(requestContext.language, 'cart.cleared') };
      });
    },
    { also: 'POST' },
  );

  route(cartCalls.mergeCart, ({ requestContext, visitor, body }) =>
    transaction(pool, async (client) => {
      const { guest_id, keep } = body;
      if (keep !== undefined) await keepOneCart(client, context, guest_id, visitor.id, keep);
      return {
        message: translate(requestContext.language, 'cart.merged'),
        cart_conflicts: await takeOverGuestCart(
          client,
          context,
          guest_id,
          visitor.id,
          requestContext.language,
        ),
      };
    }),
  );
}

const isOfEndedCampaign = (line: Line) => line.campaign_item_id !== null && line.item.campaign === null;

const isModelOf = (line: Line, { model }: AddToCartBody) =>
  (model === 'ItemCampaign') === (line.campaign_item_id !== null);

/** Merges two equal lines: quantities and add-ons are added up. */
async function raise(db: Queryable, line: Line, by: LineContent): Promise<void> {
  await writeLine(db, line, {
    quantity: line.quantity + by.quantity,
    chosen: line.chosen,
    add_ons: sumOfAddOns(line.add_ons, by.add_ons),
    note: line.note,
  });
}

async function lockCartIfAny(db: Queryable, visitor: Visitor, moduleId: number): Promise<number | null> {
  return (await findCart(db, visitor, moduleId)) === null ? null : lockCart(db, visitor, moduleId);
}
