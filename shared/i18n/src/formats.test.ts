import { createFormats } from './formats.ts';
import type { MoneySettings } from './money.ts';

const dollars: MoneySettings = {
  currency: 'USD',
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
};
const riyals: MoneySettings = {
  currency: 'SAR',
  currency_symbol: 'ر.س',
  currency_symbol_direction: 'right',
  digit_after_decimal_point: 1,
};
const en = createFormats('en', dollars);
const ar = createFormats('ar', riyals);

describe('money (CRD-16)', () => {
  it('has the marketplace’s symbol, side and decimals, in English', () => {
    expect(en.money(12.5)).toBe('$12.50');
    expect(en.money(1234.567)).toBe('$1,234.57');
    expect(en.money(0)).toBe('$0.00');
  });

  it('has them in Arabic too, with Latin digits', () => {
    expect(ar.money(1234.5)).toBe('1,234.5\u00a0ر.س');
    expect(createFormats('ar', dollars).money(12.5)).toBe('$12.50');
  });

  it('has the Arabic symbol of its currency in Arabic, after the number as shops there write it, whatever the settings are', () => {
    const dirhams = { ...dollars, currency: 'AED', currency_symbol: 'AED' };
    const arabic = createFormats('ar', dirhams);
    expect([arabic.money(16.75), arabic.currency]).toEqual(['16.75\u00a0د.إ', 'د.إ']);
    expect(arabic.money(-3)).toBe('\u200e-3.00\u00a0د.إ');
    const english = createFormats('en', dirhams);
    expect([english.money(16.75), english.currency]).toEqual(['AED\u00a016.75', 'AED']);
  });

  it('uses the settings where the currency is unknown', () => {
    expect(createFormats('ar', { ...dollars, currency: '', currency_symbol: '' }).money(5)).toBe('5.00');
  });

  it('separates a symbol of letters from the number', () => {
    const settings = { ...dollars, currency_symbol: 'SAR' };
    expect(createFormats('en', settings).money(5)).toBe('SAR\u00a05.00');
    expect(createFormats('en', { ...settings, currency_symbol_direction: 'right' }).money(5)).toBe(
      '5.00\u00a0SAR',
    );
    expect(createFormats('en', { ...dollars, currency_symbol_direction: 'right' }).money(5)).toBe('5.00$');
  });

  it('puts the minus before everything, also in right-to-left text, and none before zero', () => {
    expect(en.money(-3)).toBe('-$3.00');
    expect(ar.money(-3)).toBe('\u200e-3.0\u00a0ر.س');
    expect(en.money(-0.001)).toBe('$0.00');
  });
});

describe('distance (CRD-8, CON-4)', () => {
  it('is in kilometres with the marketplace’s decimals', () => {
    expect(en.distance(2.345)).toBe('2.35 km');
    expect(ar.distance(2.345)).toBe('2.3 كم');
    expect(en.distance(1000)).toBe('1,000.00 km');
  });

  it("writes '0 km' for none and '1k+ km' above a thousand", () => {
    expect(en.distance(0)).toBe('0 km');
    expect(en.distance(1000.1)).toBe('1k+ km');
    expect(ar.distance(0)).toBe('0 كم');
    expect(ar.distance(5000)).toBe('أكثر من 1000 كم');
  });
});

describe('ratings and numbers (CRD-9, AMB-2, I18-5)', () => {
  it('gives a rating the marketplace’s decimals, or one on the page of a store', () => {
    expect(en.rating(4.5)).toBe('4.50');
    expect(en.rating(4.52, 1)).toBe('4.5');
    expect(ar.rating(4.5)).toBe('4.5');
  });

  it('groups thousands and drops decimals unless asked', () => {
    expect(en.number(2000.4)).toBe('2,000');
    expect(en.number(2.55, 1)).toBe('2.6');
    expect(ar.number(2000)).toBe('2,000');
    expect(en.percent(12.5)).toBe('12.5%');
    expect(ar.percent(20)).toBe('20%');
  });
});

describe('dates and times (I18-5)', () => {
  it('writes a time of day as hh:mm a', () => {
    expect(en.time('14:30')).toBe('02:30\u00a0PM');
    expect(en.time('9:05')).toBe('09:05\u00a0AM');
    expect(en.time(new Date(2026, 0, 1, 0, 15))).toBe('12:15\u00a0AM');
    expect(ar.time('14:30')).toBe('02:30\u00a0م');
  });

  it('writes moments as the clocks of the marketplace’s city show them, wherever the visitor is', () => {
    const moment = '2026-11-20T21:30:00Z';
    const inCity = (time_zone: string) => createFormats('en', { ...dollars, time_zone });
    const dubai = inCity('Asia/Dubai');
    expect([dubai.date(moment), dubai.day(moment), dubai.time(moment)]).toEqual([
      'Nov 21, 2026',
      '2026-11-21',
      '01:30\u00a0AM',
    ]);
    const honolulu = inCity('Pacific/Honolulu');
    expect([honolulu.date(moment), honolulu.day(moment), honolulu.time(moment)]).toEqual([
      'Nov 20, 2026',
      '2026-11-20',
      '11:30\u00a0AM',
    ]);
    expect(honolulu.date('2026-11-20')).toBe('Nov 20, 2026');
    expect(honolulu.time('09:00')).toBe('09:00\u00a0AM');
  });

  it('reads the clock of the marketplace’s city as HH:mm, in any language (POP-6)', () => {
    const clockIn = (time_zone: string) => createFormats('ar', { ...dollars, time_zone }).clock;
    expect(clockIn('Asia/Dubai')('2026-11-20T20:05:00Z')).toBe('00:05');
    expect(clockIn('Pacific/Honolulu')('2026-11-20T23:30:00Z')).toBe('13:30');
    expect(en.clock(new Date(2026, 10, 20, 9, 5))).toBe('09:05');
  });

  it('writes a day with its month in words, Gregorian in Arabic too', () => {
    expect(en.date(new Date(2026, 10, 20))).toBe('Nov 20, 2026');
    expect(ar.date(new Date(2026, 10, 20))).toMatch(/^20 نوفمبر،? 2026/);
  });

  it('names the days of a week, Sunday first', () => {
    expect([en.weekday(0), en.weekday(6), ar.weekday(0), ar.weekday(6)]).toEqual([
      'Sunday',
      'Saturday',
      'الأحد',
      'السبت',
    ]);
  });

  it('writes a moment, and words one after the other, with the comma of the language', () => {
    const moment = new Date(2026, 10, 20, 14, 30);
    expect(en.moment(moment)).toBe('Nov 20, 2026, 02:30\u00a0PM');
    expect(ar.moment(moment)).toBe(`${ar.date(moment)}، 02:30\u00a0م`);
    expect([en.list(['Milk', 'Eggs']), ar.list(['حليب', 'بيض'])]).toEqual(['Milk, Eggs', 'حليب، بيض']);
  });
});

describe('the countdown of a campaign (CRD-11)', () => {
  const now = new Date('2026-11-20T10:00:00Z');

  it('counts days, hours, minutes and seconds in boxes of two digits', () => {
    expect(en.countdown('2026-11-22T13:04:05Z', now)).toEqual({
      days: '02',
      hours: '03',
      minutes: '04',
      seconds: '05',
      over: false,
    });
  });

  it('is over at its moment, after it, and where the moment cannot be read', () => {
    const over = { days: '00', hours: '00', minutes: '00', seconds: '00', over: true };
    expect(en.countdown(now, now)).toEqual(over);
    expect(en.countdown('2020-01-01', now)).toEqual(over);
    expect(en.countdown('soon', now)).toEqual(over);
  });
});
