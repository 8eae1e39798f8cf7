import { readFileSync } from 'node:fs';
import type { InformationPageName } from '@souk/contracts';
import { words } from '../words.ts';
import type { Words } from '../words.ts';
import { frequentQuestions } from './frequent-questions.ts';

/** The fixed date of the demo's texts, independent of the day of the fill. */
const WRITTEN_AT = '2026-09-01T08:00:00Z';

const pages: Record<InformationPageName, { title: Words; description: Words }> = {
  'about-us': {
    title: words('About Us', 'من نحن'),
    description: words(
      'Who is behind Souk: how it began, what we do for customers, stores and riders, and what we care about.',
      'من يقف وراء سوق: كيف بدأنا، وماذا نقدم للزبائن والمتاجر والمندوبين، وما يهمنا.',
    ),
  },
  'help-and-support': {
    title: words('Help & Support', 'المساعدة والدعم'),
    description: words(
      'Answers to the questions that customers ask most: orders, payments, refunds, parcels and accounts.',
      'إجابات الأسئلة الأكثر شيوعًا عن الطلبات والدفع والاسترداد والطرود والحسابات.',
    ),
  },
  'terms-and-conditions': {
    title: words('Terms & Conditions', 'الشروط والأحكام'),
    description: words(
      'The terms for using Souk: accounts, orders, prices, payment, offers, reviews and liability.',
      'شروط استخدام سوق: الحسابات والطلبات والأسعار والدفع والعروض والتقييمات والمسؤولية.',
    ),
  },
  'privacy-policy': {
    title: words('Privacy Policy', 'سياسة الخصوصية'),
    description: words(
      'Which personal data Souk uses, why, who receives it, how long we keep it, and your rights.',
      'البيانات الشخصية التي يستخدمها سوق، ولماذا، ومن يتلقاها، ومدة الاحتفاظ بها، وحقوقك.',
    ),
  },
  'refund-policy': {
    title: words('Refund Policy', 'سياسة الاسترداد'),
    description: words(
      'When you get your money back, how to ask for it, how much it is and how long it takes.',
      'متى تستعيد مبلغك، وكيف تطلبه، وكم هو، وكم يستغرق.',
    ),
  },
  'cancellation-policy': {
    title: words('Cancellation Policy', 'سياسة الإلغاء'),
    description: words(
      'Until when you can cancel an order or a parcel, how to do it, and what it costs.',
      'إلى متى يمكنك إلغاء طلب أو طرد، وكيف، وكم يكلف ذلك.',
    ),
  },
  'shipping-policy': {
    title: words('Shipping Policy', 'سياسة الشحن'),
    description: words(
      'Where Souk delivers, how long it takes, what it costs, and what happens at the door.',
      'أين يوصل سوق، وكم يستغرق التوصيل، وكم يكلف، وماذا يحدث عند الباب.',
    ),
  },
};

const contentOf = (slug: string, language: string) =>
  readFileSync(new URL(`texts/${slug}.${language}.html`, import.meta.url), 'utf8');

/** The marketplace's own pages (FTR-9). */
export const informationRows = () =>
  Object.entries(pages).map(([slug, page], at) => ({
    id: at + 1,
    slug,
    ...page,
    content: words(contentOf(slug, 'en'), contentOf(slug, 'ar')),
    questions: slug === 'help-and-support' ? frequentQuestions : [],
    updated_at: WRITTEN_AT,
  }));
