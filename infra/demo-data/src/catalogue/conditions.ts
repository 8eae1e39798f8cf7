import { moduleOf } from '../modules.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';

/** Key | English | Arabic | picture */
const conditionTable = `
cold | Cold & Cough | الزكام والسعال | items/syrup
fever | Fever | الحمّى | items/thermometer
headache | Headache | الصداع | items/box-paracetamol
pain | Muscle & Joint Pain | ألم العضلات والمفاصل | items/tube-muscle
allergy | Allergy | الحساسية | items/box-allergy
stomach | Stomach & Digestion | المعدة والهضم | items/box-antacid
diabetes | Diabetes | السكري | items/glucose
heart | Heart & Blood Pressure | القلب وضغط الدم | items/monitor
skin | Skin | البشرة | items/jar-cream
wounds | Cuts & Burns | الجروح والحروق | items/plasters
eyes | Eyes | العيون | items/drops-eye
teeth | Teeth & Gums | الأسنان واللثة | items/toothbrush
`;

const rows = parseTable(conditionTable);

export const conditionIds = new Map(rows.map((row, index) => [cell(row, 0), index + 1]));

export const conditionRows = () =>
  rows.map((row, index) => ({
    id: index + 1,
    module_id: moduleOf('pharmacy').id,
    name: words(cell(row, 1), cell(row, 2)),
    image: cell(row, 3),
  }));
