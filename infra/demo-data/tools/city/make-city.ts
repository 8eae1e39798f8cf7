/**
 * Writes the city's map and gazetteer to `data/city` from the plan in this folder. Run by hand:
 * `node --import tsx infra/demo-data/tools/city/make-city.ts`
 */
import { writeFileSync } from 'node:fs';
import { cityMap } from './city-map.ts';
import { placeTable } from './places.ts';

const write = (name: string, content: string) =>
  writeFileSync(new URL(`../../data/city/${name}`, import.meta.url), content);

// A line per feature, so that a change of one is a change of one line.
const features = cityMap().map((feature) => JSON.stringify(feature));
write('map.geojson', `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`);
write(
  'places.csv',
  `${placeTable()
    .map((cells) => cells.join(','))
    .join('\n')}\n`,
);
