import { cell, parseTable } from '../table.ts';
import { words } from '../words.ts';

/** English | Arabic; `# kind` starts a list. */
const reasonTable = `
# cancellation
I ordered by mistake | طلبت عن طريق الخطأ
It takes too long | يستغرق وقتًا طويلًا
I want to change the order | أريد تغيير الطلب
I found it elsewhere | وجدته في مكان آخر
My plans have changed | تغيرت خططي
The address is wrong | العنوان غير صحيح
# refund
Something is missing | هناك شيء ناقص
I got the wrong item | استلمت منتجًا خاطئًا
It is damaged or spoiled | المنتج تالف أو فاسد
It is not as described | المنتج لا يطابق الوصف
It came too late | وصل متأخرًا جدًا
# parcel
Ring the bell, please | يُرجى قرع الجرس
Call me when you arrive | اتصل بي عند وصولك
Leave it with the guard | اتركه عند الحارس
Keep it upright | أبقه قائمًا
Handle with care: fragile | يُرجى الحذر: قابل للكسر
Do not ring, the baby sleeps | لا تقرع الجرس، الطفل نائم
`;

const rows = parseTable(reasonTable);
const listOf = (kind: string) =>
  rows
    .filter(({ section }) => section === kind)
    .map((row, position) => ({ id: position + 1, text: words(cell(row, 0), cell(row, 1)), position }));

/** Reasons for cancellations (ORD-5) and refunds (ORD-6), and instructions for riders (PCL-5). */
export const cancellationReasonRows = () =>
  listOf('cancellation').map(({ text, ...row }) => ({ ...row, reason: text }));
export const refundReasonRows = () => listOf('refund').map(({ text, ...row }) => ({ ...row, reason: text }));
export const parcelInstructionRows = () =>
  listOf('parcel').map(({ text, ...row }) => ({ ...row, instruction: text }));
