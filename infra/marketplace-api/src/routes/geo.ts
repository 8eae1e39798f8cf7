import { geoCalls, type Position } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { flag } from '../entities/flag.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { zoneContains } from '../entities/zones.ts';
import { notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { rows } from '../sql.ts';

interface ZoneRow {
  id: number;
  name: LocalizedText;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  area: string;
}

/** Zones, places and distances. */
export function geoRoutes(route: Route, { pool, geo, limits }: Context): void {
  const bounded = { limit: limits.geo };

  route(geoCalls.zones, async ({ requestContext: { language } }) => {
    const zones = await rows<ZoneRow>(pool, sql`select * from marketplace.zones order by id`);
    return zones.map((zone) => ({
      id: zone.id,
      name: textIn(language, zone.name),
      cash_on_delivery: flag(zone.cash_on_delivery),
      digital_payment: flag(zone.digital_payment),
      coordinates: outlineOf(zone.area),
    }));
  });

  route(geoCalls.zoneLookup, async ({ query: { lat, lng }, requestContext: { language } }) => {
    const zones = await rows<ZoneRow>(
      pool,
      sql`select z.* from marketplace.zones z where ${zoneContains(lng, lat)} order by z.id`,
    );
    if (zones.length === 0) throw notFound('zone');
    return {
      zone_id: zones.map(({ id }) => id),
      zone_data: zones.map((zone) => ({
        id: zone.id,
        name: textIn(language, zone.name),
        cash_on_delivery: flag(zone.cash_on_delivery),
        digital_payment: flag(zone.digital_payment),
      })),
    };
  });

  route(
    geoCalls.autocomplete,
    ({ query, requestContext: { language } }) => geo.autocomplete(query.search_text, language),
    bounded,
  );

  route(
    geoCalls.placeDetails,
    async ({ query, requestContext: { language } }) => {
      const details = await geo.details(query.placeid, language);
      if (!details) throw notFound('place');
      return details;
    },
    bounded,
  );

  route(
    geoCalls.geocode,
    ({ query: { lat, lng }, requestContext: { language } }) => geo.geocode({ lat, lng }, language),
    bounded,
  );

  route(
    geoCalls.distance,
    ({ query, requestContext: { language } }) =>
      geo.distance(
        { lat: query.origin_lat, lng: query.origin_lng },
        { lat: query.destination_lat, lng: query.destination_lng },
        query.mode ?? 'walking',
        language,
      ),
    bounded,
  );
}

/** The corners of a polygon in PostgreSQL's format ((x,y),(x,y)); x is the longitude. */
function outlineOf(area: string): Position[] {
  return [...area.matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, lng, lat]) => ({
    lat: Number(lat),
    lng: Number(lng),
  }));
}
