import type { Brand } from '#demo/seed/types.ts';

/** Plans, discounts and the ways to pay. */
export const plans: Brand['plans'] = [
  {
    id: 'plan-month',
    amountMinor: 799,
    days: 30,
    name: { en: 'A Month of Nights', es: 'Un mes de noches', ar: 'شهر من الليالي' },
    description: {
      en: 'Everything, for thirty days. Renews until you cancel.',
      es: 'Todo, durante treinta días. Se renueva hasta que canceles.',
      ar: 'كل شيء لثلاثين يومًا. يتجدد حتى تلغيه.',
    },
  },
  {
    id: 'plan-season',
    amountMinor: 1999,
    days: 90,
    taxRate: 2500,
    name: { en: 'A Season', es: 'Una temporada', ar: 'موسم' },
    description: {
      en: 'Ninety days: long enough for the series and a cold.',
      es: 'Noventa días: dan para las series y un resfriado.',
      ar: 'تسعون يومًا: تكفي للمسلسلات ولنزلة برد.',
    },
  },
  {
    id: 'plan-year',
    amountMinor: 6900,
    days: 365,
    name: { en: 'The Long Night', es: 'La noche larga', ar: 'الليلة الطويلة' },
    description: {
      en: 'A year, at the price of nine months. Includes the festival streams.',
      es: 'Un año al precio de nueve meses. Incluye los directos del festival.',
      ar: 'عام بسعر تسعة أشهر، ويشمل بث المهرجان.',
    },
  },
  {
    id: 'ticket-gala',
    amountMinor: 1250,
    days: 3,
    isPpv: true,
    name: { en: 'Gala Ticket', es: 'Entrada para la gala', ar: 'تذكرة الحفل' },
    description: {
      en: 'One evening: Opening Night Gala, and two days to watch it again.',
      es: 'Una noche: la gala de inauguración y dos días para volver a verla.',
      ar: 'أمسية واحدة: حفل الافتتاح، ويومان لمشاهدته ثانية.',
    },
  },
  {
    id: 'ticket-arcade',
    amountMinor: 499,
    days: 2,
    isPpv: true,
    name: { en: 'Arcade, One Coin', es: 'Recreativos, una moneda', ar: 'الصالة، عملة واحدة' },
    description: {
      en: 'Midnight Arcade for forty-eight hours.',
      es: 'Recreativos de medianoche durante cuarenta y ocho horas.',
      ar: 'صالة منتصف الليل لثمانٍ وأربعين ساعة.',
    },
  },
  {
    id: 'ticket-arcade-long',
    amountMinor: 1299,
    days: 30,
    isPpv: true,
    name: { en: 'Arcade, Extra Lives', es: 'Recreativos, vidas extra', ar: 'الصالة، أرواح إضافية' },
    description: {
      en: 'Midnight Arcade for thirty days, as often as you dare.',
      es: 'Recreativos de medianoche durante treinta días, las veces que te atrevas.',
      ar: 'صالة منتصف الليل لثلاثين يومًا، بقدر ما تجرؤ.',
    },
  },
];

export const discounts: Brand['discounts'] = [
  {
    id: 'discount-winter',
    code: 'POLARNIGHT',
    valueType: 'percentage',
    value: 2500,
    maxMinor: 1500,
    plans: ['plan-season', 'plan-year'],
    listed: true,
    name: { en: 'Polar Night', es: 'Noche polar', ar: 'الليل القطبي' },
    description: {
      en: 'A quarter off while the sun is away.',
      es: 'Un cuarto menos mientras no haya sol.',
      ar: 'خصم الربع ما دامت الشمس غائبة.',
    },
  },
  {
    id: 'discount-first',
    code: 'FIRSTREEL',
    valueType: 'flat',
    value: 300,
    plans: ['plan-month'],
    listed: true,
    name: { en: 'First Reel', es: 'Primera bobina', ar: 'البكرة الأولى' },
    description: {
      en: 'Three dollars off your first month.',
      es: 'Tres dólares menos el primer mes.',
      ar: 'ثلاثة دولارات أقل في شهرك الأول.',
    },
  },
  {
    id: 'discount-press',
    code: 'PRESS',
    valueType: 'percentage',
    value: 10_000,
    plans: ['plan-month', 'ticket-gala'],
    listed: false,
    name: { en: 'Press', es: 'Prensa', ar: 'صحافة' },
    description: {
      en: 'For people who will write about us anyway.',
      es: 'Para quienes escribirán de nosotros de todos modos.',
      ar: 'لمن سيكتبون عنا على أي حال.',
    },
  },
];

export const gateways: Brand['gateways'] = [
  { id: 'gateway-stripe', org: 'Stripe', isVerified: true },
  { id: 'gateway-paypal', org: 'PayPal', isVerified: true },
  { id: 'gateway-razorpay', org: 'Razorpay', isVerified: true },
  { id: 'gateway-paystack', org: 'Paystack', isVerified: true },
  { id: 'gateway-payu', org: 'PayU', isVerified: true },
];
