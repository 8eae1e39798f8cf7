import { moduleOf } from '../modules.ts';
import { SECOND_CUSTOMER } from '../customers/customers.ts';
import type { DemoStore } from '../stores/stores.ts';
import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';
import { daysFrom } from './days.ts';

/**
 * Module | code | English | Arabic | type | discount | least purchase | most discount | store or `second` for one customer | how
 * often it holds in all and for each customer, where that is bounded.
 */
const couponTable = `
food | MARHABA20 | Welcome to the table | أهلًا بك إلى المائدة | percent | 20 | 50 | 30 | | | 3
food | DINNER15 | Fifteen off dinner | خصم ١٥ على العشاء | amount | 15 | 80 | 15 | | 2000 | 5
food | PIZZANIGHT | Pizza night at Forno del Molo | ليلة البيتزا في فورنو ديل مولو | percent | 25 | 60 | 40 | forno-del-molo
food | FORADAM | A thank-you for Adam | شكرًا لآدم | percent | 30 | 40 | 50 | second | | 1
grocery | BASKET10 | Ten percent off the weekly shop | عشرة بالمئة على تسوّق الأسبوع | percent | 10 | 100 | 40 |
grocery | FRESH12 | Twelve off fresh things | خصم ١٢ على الطازج | amount | 12 | 60 | 12 |
grocery | LULWA20 | Lulwa Fresh Market, twenty off | خصم ٢٠ من سوق لولوة الطازج | amount | 20 | 150 | 20 | lulwa-fresh-market
pharmacy | CARE10 | Take care, ten percent off | اعتنِ بنفسك بخصم ١٠٪ | percent | 10 | 50 | 25 |
pharmacy | BABY15 | Mother and baby, fifteen off | خصم ١٥ للأم والطفل | amount | 15 | 90 | 15 |
ecommerce | STYLE15 | Dress up for less | أناقة بسعر أقل | percent | 15 | 200 | 80 |
ecommerce | TECH100 | A hundred off electronics | خصم ١٠٠ على الإلكترونيات | amount | 100 | 1000 | 100 | | 500 | 1
ecommerce | CASA30 | Thirty off at Casa Lume | خصم ٣٠ من كازا لومي | amount | 30 | 250 | 30 | casa-lume
`;

/** Running coupons; most are for everybody (WAL-6, WAL-7). */
export const couponRows = (stores: readonly DemoStore[], now: Date) =>
  parseTable(couponTable).map((row, index) => {
    const owner = cell(row, 8);
    const amount = cell(row, 4) === 'amount';
    return {
      id: index + 1,
      module_id: moduleOf(cell(row, 0)).id,
      store_id: stores.find(({ slug }) => slug === owner)?.id ?? null,
      customer_id: owner === 'second' ? SECOND_CUSTOMER : null,
      title: words(cell(row, 2), cell(row, 3)),
      code: cell(row, 1),
      discount_type: cell(row, 4),
      discount: Number(cell(row, 5)) * (amount ? 100 : 1),
      min_purchase: Number(cell(row, 6)) * 100,
      max_discount: Number(cell(row, 7)) * 100,
      starts_at: daysFrom(now, -5),
      ends_at: daysFrom(now, 30 + index * 5),
      limit_total: Number(row.cells[9]) || null,
      limit_per_customer: Number(row.cells[10]) || null,
    };
  });
