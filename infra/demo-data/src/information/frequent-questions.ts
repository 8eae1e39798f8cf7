import { words } from '../words.ts';

const paragraph = (en: string, ar: string) => words(`<p>${en}</p>`, `<p>${ar}</p>`);

/** Frequently asked questions, with answers as HTML, for the help page (FTR-9). */
export const frequentQuestions = [
  {
    question: words('Where is my order?', 'أين طلبي؟'),
    answer: paragraph(
      'Open it in <a href="/my-orders">My orders</a>. As a guest, enter its number and your phone number in <a href="/track-order">Track order</a>. You see each step, the rider on the map and the expected time.',
      'افتحه في <a href="/my-orders">طلباتي</a>. وإذا كنت ضيفًا فأدخل رقم الطلب ورقم هاتفك في <a href="/track-order">تتبع الطلب</a>. ترى كل خطوة والمندوب على الخريطة والوقت المتوقع.',
    ),
  },
  {
    question: words('How do I cancel an order?', 'كيف ألغي طلبًا؟'),
    answer: paragraph(
      'Open the order and choose Cancel order. This works until the store accepts it. What you paid goes back the way it came; the <a href="/cancellation-policy">cancellation policy</a> has the details.',
      'افتح الطلب واختر «إلغاء الطلب». يمكنك ذلك حتى يقبله المتجر، ويعود ما دفعته بالطريقة نفسها. التفاصيل في <a href="/cancellation-policy">سياسة الإلغاء</a>.',
    ),
  },
  {
    question: words('Something is missing or wrong. What now?', 'شيء ناقص أو خاطئ، ماذا أفعل؟'),
    answer: paragraph(
      'Open the order within 7 days and choose Request a refund. A picture helps. We decide within two working days; see the <a href="/refund-policy">refund policy</a>.',
      'افتح الطلب خلال ٧ أيام واختر «طلب استرداد». الصورة تساعدنا. نبت في الطلب خلال يومي عمل، وانظر <a href="/refund-policy">سياسة الاسترداد</a>.',
    ),
  },
  {
    question: words('How can I pay?', 'كيف يمكنني الدفع؟'),
    answer: words(
      '<p>Checkout shows what your area and the store offer:</p><ul><li>card</li><li>wallet, alone or together with another way</li><li>cash on delivery, up to a limit</li><li>bank transfer</li></ul>',
      '<p>تعرض صفحة الدفع ما تتيحه منطقتك والمتجر:</p><ul><li>البطاقة</li><li>المحفظة، وحدها أو مع طريقة أخرى</li><li>نقدًا عند التسليم، حتى حد معين</li><li>التحويل المصرفي</li></ul>',
    ),
  },
  {
    question: words('My payment failed. Was I charged?', 'فشل الدفع، فهل خُصم المبلغ؟'),
    answer: paragraph(
      'No order is paid twice. If the payment did not go through, the order waits: pay again or choose cash in the order. Money that your bank has reserved is released within a few days.',
      'لا يُدفع أي طلب مرتين. إذا لم تتم عملية الدفع بقي الطلب منتظرًا: ادفع مرة أخرى أو اختر النقد من صفحة الطلب. ويحرر مصرفك المبلغ المحجوز خلال بضعة أيام.',
    ),
  },
  {
    question: words('Can I order without an account?', 'هل يمكنني الطلب من دون حساب؟'),
    answer: paragraph(
      'Yes, as a guest. With an account you also have saved addresses, your orders, a wallet, points and favourites.',
      'نعم، كضيف. ومع الحساب تحصل أيضًا على عناوين محفوظة وطلباتك ومحفظة ونقاط ومفضلة.',
    ),
  },
  {
    question: words('How do I change my address?', 'كيف أغير عنواني؟'),
    answer: paragraph(
      'Press the place at the top of any page and choose another one. For an order that is already placed, write to the rider from the order.',
      'اضغط على الموقع أعلى أي صفحة واختر غيره. أما الطلب المقدم فراسل مندوبه من صفحة الطلب.',
    ),
  },
  {
    question: words('How do I order a prescription medicine?', 'كيف أطلب دواء بوصفة طبية؟'),
    answer: paragraph(
      'Open the pharmacy and send a picture of the prescription. The pharmacist checks it and tells you the price. You agree before anything is prepared.',
      'افتح الصيدلية وأرسل صورة الوصفة. يتحقق منها الصيدلي ويخبرك بالسعر، ولا يُحضّر شيء قبل موافقتك.',
    ),
  },
  {
    question: words('How do I send a parcel?', 'كيف أرسل طردًا؟'),
    answer: paragraph(
      'Choose Parcel, then the kind of thing and both addresses. You see the price at once, and a rider comes within half an hour.',
      'اختر «الطرود» ثم نوع الغرض والعنوانين. ترى السعر فورًا ويصلك المندوب خلال نصف ساعة.',
    ),
  },
  {
    question: words('How do I delete my account?', 'كيف أحذف حسابي؟'),
    answer: paragraph(
      'Open <a href="/settings">Settings</a> in your account. It tells you what is deleted and what the law makes us keep; the <a href="/privacy-policy">privacy policy</a> says the same.',
      'افتح <a href="/settings">الإعدادات</a> في حسابك. تخبرك بما يُحذف وما يُلزمنا القانون بحفظه، وكذلك <a href="/privacy-policy">سياسة الخصوصية</a>.',
    ),
  },
];
