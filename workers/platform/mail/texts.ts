import type { MailKind } from './mail.ts';

/**
 * `{brand}` and `{name}` are filled in (the first is the brand's, the second the reader's), and a `{date}` where there is
 * one; of mails about money also `{plan}`, `{amount}` and `{next}`, the time of the next try.
 */
interface MailTexts {
  subject: string;
  greeting: string;
  /** Before the button. */
  body: string;
  /** Of the button; mails that only tell something have none. */
  button?: string;
  /** Below it: how long it holds, and what to do when one asked for nothing. */
  note: string;
}

interface LanguageTexts {
  /** Above the address behind the button, for those whose program shows none. */
  copyLink: string;
  /** Below everything. */
  reason: string;
  /** Of a receipt's lines. */
  facts: Record<FactName, string>;
  mails: Record<MailKind, MailTexts>;
}

export type FactName =
  | 'plan'
  | 'price'
  | 'discount'
  | 'tax'
  | 'total'
  | 'paid'
  | 'until'
  | 'renews'
  | 'transaction';

const en: LanguageTexts = {
  copyLink: 'If the button does nothing, copy this address into your browser:',
  reason: 'You receive this mail because somebody gave this address on {brand}.',
  facts: {
    plan: 'Plan',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax',
    total: 'Paid',
    paid: 'Paid on',
    until: 'Access until',
    renews: 'Renews on',
    transaction: 'Transaction',
  },
  mails: {
    verify: {
      subject: 'Please verify your e-mail address for {brand}',
      greeting: 'Hello {name},',
      body: 'Please confirm that this is your e-mail address, so that we can reach you about your {brand} account.',
      button: 'Verify e-mail address',
      note: 'The link works for 24 hours. If you did not sign up for {brand}, you need not do anything.',
    },
    reset: {
      subject: 'Choose a new password for {brand}',
      greeting: 'Hello {name},',
      body: 'Somebody asked for a new password for your {brand} account. If it was you, choose one here.',
      button: 'Choose a new password',
      note: 'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
    },
    password_changed: {
      subject: 'Your {brand} password was changed',
      greeting: 'Hello {name},',
      body: 'The password of your {brand} account was changed just now, and every other device was signed out.',
      button: 'It was not me',
      note: 'If it was you, you need not do anything. If not, choose a new password at once.',
    },
    deletion_asked: {
      subject: 'Your {brand} account will be deleted',
      greeting: 'Hello {name},',
      body: 'Somebody who knows your password asked us to delete your {brand} account. It is closed now, and everything in it will be erased on {date}.',
      button: 'Keep my account',
      note: 'Until then, signing in brings it back as it was. If you asked for this, you need not do anything. If not, sign in and change your password at once.',
    },
    payment_received: {
      subject: 'Your receipt from {brand}',
      greeting: 'Hello {name},',
      body: 'Thank you. We have received {amount} for {plan}.',
      button: 'See the receipt',
      note: 'Keep this mail for your records. The receipt can be printed from the page behind the button.',
    },
    renewal_soon: {
      subject: '{plan} on {brand} renews soon',
      greeting: 'Hello {name},',
      body: 'Your {plan} plan renews on {date}. {amount} will be charged then, to what you last paid with.',
      button: 'Manage subscriptions',
      note: 'If you do not want this, cancel before that time: you keep access until then.',
    },
    renewal_failed: {
      subject: 'We could not renew {plan} on {brand}',
      greeting: 'Hello {name},',
      body: 'The charge of {amount} for your {plan} plan did not go through. You keep access until {date}, and we try again on {next}.',
      button: 'Pay now',
      note: 'Nothing was charged. To pay in another way, choose the plan again on the page behind the button.',
    },
    renewal_cancelled: {
      subject: '{plan} on {brand} will not renew',
      greeting: 'Hello {name},',
      body: 'The renewal of your {plan} plan is cancelled. You have access until {date}, and nothing more is charged.',
      button: 'See subscriptions',
      note: 'If it was not you, change your password at once.',
    },
    renewal_ended: {
      subject: '{plan} on {brand} has ended',
      greeting: 'Hello {name},',
      body: 'We tried three times and could not renew your {plan} plan, so its renewal is cancelled. Your access ends on {date}.',
      button: 'Choose a plan',
      note: 'Nothing was charged. To go on watching, pay for a plan on the page behind the button.',
    },
  },
};

const es: LanguageTexts = {
  copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  reason: 'Recibes este mensaje porque alguien indicó esta dirección en {brand}.',
  facts: {
    plan: 'Plan',
    price: 'Precio',
    discount: 'Descuento',
    tax: 'Impuestos',
    total: 'Pagado',
    paid: 'Fecha de pago',
    until: 'Acceso hasta',
    renews: 'Se renueva el',
    transaction: 'Transacción',
  },
  mails: {
    verify: {
      subject: 'Verifica tu correo electrónico para {brand}',
      greeting: 'Hola, {name}:',
      body: 'Confirma que esta es tu dirección de correo para que podamos escribirte sobre tu cuenta de {brand}.',
      button: 'Verificar el correo',
      note: 'El enlace funciona durante 24 horas. Si no te has registrado en {brand}, no tienes que hacer nada.',
    },
    reset: {
      subject: 'Elige una contraseña nueva para {brand}',
      greeting: 'Hola, {name}:',
      body: 'Alguien ha pedido una contraseña nueva para tu cuenta de {brand}. Si has sido tú, elígela aquí.',
      button: 'Elegir una contraseña nueva',
      note: 'El enlace funciona una sola vez, durante una hora. Si no has sido tú, ignora este mensaje: tu contraseña no cambia.',
    },
    password_changed: {
      subject: 'Se ha cambiado tu contraseña de {brand}',
      greeting: 'Hola, {name}:',
      body: 'Se acaba de cambiar la contraseña de tu cuenta de {brand} y se ha cerrado la sesión en los demás dispositivos.',
      button: 'No he sido yo',
      note: 'Si has sido tú, no tienes que hacer nada. Si no, elige enseguida una contraseña nueva.',
    },
    deletion_asked: {
      subject: 'Tu cuenta de {brand} se va a eliminar',
      greeting: 'Hola, {name}:',
      body: 'Alguien que conoce tu contraseña ha pedido que eliminemos tu cuenta de {brand}. Está cerrada, y todo lo que contiene se borrará el {date}.',
      button: 'Conservar mi cuenta',
      note: 'Hasta entonces, basta con iniciar sesión para recuperarla tal como estaba. Si lo has pedido tú, no tienes que hacer nada. Si no, inicia sesión y cambia enseguida tu contraseña.',
    },
    payment_received: {
      subject: 'Tu recibo de {brand}',
      greeting: 'Hola, {name}:',
      body: 'Gracias. Hemos recibido {amount} por {plan}.',
      button: 'Ver el recibo',
      note: 'Guarda este mensaje. El recibo se puede imprimir desde la página que abre el botón.',
    },
    renewal_soon: {
      subject: '{plan} en {brand} se renueva pronto',
      greeting: 'Hola, {name}:',
      body: 'Tu plan {plan} se renueva el {date}. Entonces se cobrarán {amount} al último medio de pago que usaste.',
      button: 'Gestionar suscripciones',
      note: 'Si no lo deseas, cancela antes de ese momento: conservarás el acceso hasta entonces.',
    },
    renewal_failed: {
      subject: 'No hemos podido renovar {plan} en {brand}',
      greeting: 'Hola, {name}:',
      body: 'El cobro de {amount} por tu plan {plan} no se ha realizado. Conservas el acceso hasta el {date} y volveremos a intentarlo el {next}.',
      button: 'Pagar ahora',
      note: 'No se ha cobrado nada. Para pagar de otra forma, vuelve a elegir el plan en la página que abre el botón.',
    },
    renewal_cancelled: {
      subject: '{plan} en {brand} no se renovará',
      greeting: 'Hola, {name}:',
      body: 'La renovación de tu plan {plan} está cancelada. Tienes acceso hasta el {date} y no se cobrará nada más.',
      button: 'Ver suscripciones',
      note: 'Si no has sido tú, cambia enseguida tu contraseña.',
    },
    renewal_ended: {
      subject: '{plan} en {brand} ha terminado',
      greeting: 'Hola, {name}:',
      body: 'Lo hemos intentado tres veces y no hemos podido renovar tu plan {plan}, así que su renovación queda cancelada. Tu acceso termina el {date}.',
      button: 'Elegir un plan',
      note: 'No se ha cobrado nada. Para seguir viendo, paga un plan en la página que abre el botón.',
    },
  },
};

const fr: LanguageTexts = {
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  reason: 'Vous recevez cet e-mail parce que cette adresse a été indiquée sur {brand}.',
  facts: {
    plan: 'Formule',
    price: 'Prix',
    discount: 'Remise',
    tax: 'Taxes',
    total: 'Payé',
    paid: 'Payé le',
    until: 'Accès jusqu’au',
    renews: 'Renouvellement le',
    transaction: 'Transaction',
  },
  mails: {
    verify: {
      subject: 'Vérifiez votre adresse e-mail pour {brand}',
      greeting: 'Bonjour {name},',
      body: 'Confirmez que cette adresse e-mail est bien la vôtre, afin que nous puissions vous joindre au sujet de votre compte {brand}.',
      button: 'Vérifier l’adresse e-mail',
      note: 'Le lien est valable 24 heures. Si vous ne vous êtes pas inscrit sur {brand}, vous n’avez rien à faire.',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe pour {brand}',
      greeting: 'Bonjour {name},',
      body: 'Un nouveau mot de passe a été demandé pour votre compte {brand}. Si c’est bien vous, choisissez-le ici.',
      button: 'Choisir un mot de passe',
      note: 'Le lien fonctionne une seule fois, pendant une heure. Si ce n’est pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
    },
    password_changed: {
      subject: 'Votre mot de passe {brand} a été modifié',
      greeting: 'Bonjour {name},',
      body: 'Le mot de passe de votre compte {brand} vient d’être modifié, et tous vos autres appareils ont été déconnectés.',
      button: 'Ce n’était pas moi',
      note: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez sans attendre un nouveau mot de passe.',
    },
    deletion_asked: {
      subject: 'Votre compte {brand} va être supprimé',
      greeting: 'Bonjour {name},',
      body: 'Une personne qui connaît votre mot de passe a demandé la suppression de votre compte {brand}. Il est fermé, et tout ce qu’il contient sera effacé le {date}.',
      button: 'Garder mon compte',
      note: 'D’ici là, il suffit de vous connecter pour le retrouver tel qu’il était. Si c’est bien vous, vous n’avez rien à faire. Sinon, connectez-vous et changez aussitôt votre mot de passe.',
    },
    payment_received: {
      subject: 'Votre reçu de {brand}',
      greeting: 'Bonjour {name},',
      body: 'Merci. Nous avons bien reçu {amount} pour {plan}.',
      button: 'Voir le reçu',
      note: 'Conservez cet e-mail. Le reçu peut être imprimé depuis la page du bouton.',
    },
    renewal_soon: {
      subject: '{plan} sur {brand} se renouvelle bientôt',
      greeting: 'Bonjour {name},',
      body: 'Votre formule {plan} se renouvelle le {date}. {amount} seront alors débités sur votre dernier moyen de paiement.',
      button: 'Gérer les abonnements',
      note: 'Si vous ne le souhaitez pas, résiliez avant : vous gardez l’accès jusque-là.',
    },
    renewal_failed: {
      subject: 'Nous n’avons pas pu renouveler {plan} sur {brand}',
      greeting: 'Bonjour {name},',
      body: 'Le débit de {amount} pour votre formule {plan} n’a pas abouti. Vous gardez l’accès jusqu’au {date}, et nous réessaierons le {next}.',
      button: 'Payer maintenant',
      note: 'Rien n’a été débité. Pour payer autrement, choisissez de nouveau la formule sur la page du bouton.',
    },
    renewal_cancelled: {
      subject: '{plan} sur {brand} ne sera pas renouvelé',
      greeting: 'Bonjour {name},',
      body: 'Le renouvellement de votre formule {plan} est annulé. Vous avez accès jusqu’au {date}, et rien d’autre ne sera débité.',
      button: 'Voir les abonnements',
      note: 'Si ce n’était pas vous, changez aussitôt votre mot de passe.',
    },
    renewal_ended: {
      subject: '{plan} sur {brand} a pris fin',
      greeting: 'Bonjour {name},',
      body: 'Après trois essais, nous n’avons pas pu renouveler votre formule {plan} : son renouvellement est annulé. Votre accès se termine le {date}.',
      button: 'Choisir une formule',
      note: 'Rien n’a été débité. Pour continuer à regarder, payez une formule sur la page du bouton.',
    },
  },
};

const ar: LanguageTexts = {
  copyLink: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  reason: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل على {brand}.',
  facts: {
    plan: 'الخطة',
    price: 'السعر',
    discount: 'الخصم',
    tax: 'الضريبة',
    total: 'المدفوع',
    paid: 'تاريخ الدفع',
    until: 'الوصول حتى',
    renews: 'تتجدد في',
    transaction: 'رقم العملية',
  },
  mails: {
    verify: {
      subject: 'يرجى تأكيد بريدك الإلكتروني على {brand}',
      greeting: 'مرحباً {name}،',
      body: 'يرجى تأكيد أن هذا بريدك الإلكتروني حتى نتمكن من مراسلتك بشأن حسابك على {brand}.',
      button: 'تأكيد البريد الإلكتروني',
      note: 'الرابط صالح لمدة ٢٤ ساعة. إذا لم تسجّل على {brand}، فلا يلزمك فعل شيء.',
    },
    reset: {
      subject: 'اختر كلمة مرور جديدة على {brand}',
      greeting: 'مرحباً {name}،',
      body: 'طلب أحدهم كلمة مرور جديدة لحسابك على {brand}. إذا كنت أنت من طلبها، فاخترها هنا.',
      button: 'اختيار كلمة مرور جديدة',
      note: 'يعمل الرابط مرة واحدة ولمدة ساعة. إذا لم تطلب ذلك، فتجاهل هذه الرسالة وستبقى كلمة مرورك كما هي.',
    },
    password_changed: {
      subject: 'تم تغيير كلمة مرورك على {brand}',
      greeting: 'مرحباً {name}،',
      body: 'تم تغيير كلمة مرور حسابك على {brand} للتو، وتم تسجيل الخروج من الأجهزة الأخرى.',
      button: 'لم أكن أنا',
      note: 'إذا كنت أنت من غيّرها، فلا يلزمك فعل شيء. وإلا فاختر كلمة مرور جديدة على الفور.',
    },
    deletion_asked: {
      subject: 'سيُحذف حسابك على {brand}',
      greeting: 'مرحباً {name}،',
      body: 'طلب شخص يعرف كلمة مرورك حذف حسابك على {brand}. الحساب مغلق الآن، وسيُمحى كل ما فيه في {date}.',
      button: 'الاحتفاظ بحسابي',
      note: 'حتى ذلك الحين يكفي تسجيل الدخول ليعود الحساب كما كان. إذا كنت أنت من طلب ذلك، فلا يلزمك فعل شيء. وإلا فسجّل الدخول وغيّر كلمة مرورك على الفور.',
    },
    payment_received: {
      subject: 'إيصالك من {brand}',
      greeting: 'مرحباً {name}،',
      body: 'شكراً لك. استلمنا {amount} مقابل {plan}.',
      button: 'عرض الإيصال',
      note: 'احتفظ بهذه الرسالة. يمكن طباعة الإيصال من الصفحة التي يفتحها الزر.',
    },
    renewal_soon: {
      subject: 'ستتجدد {plan} على {brand} قريباً',
      greeting: 'مرحباً {name}،',
      body: 'تتجدد خطتك {plan} في {date}. سيُخصم حينها {amount} من آخر وسيلة دفع استخدمتها.',
      button: 'إدارة الاشتراكات',
      note: 'إذا لم ترغب في ذلك، فألغِ التجديد قبل هذا الموعد، ويبقى وصولك متاحاً حتى حينه.',
    },
    renewal_failed: {
      subject: 'تعذّر تجديد {plan} على {brand}',
      greeting: 'مرحباً {name}،',
      body: 'لم يتم خصم {amount} لخطتك {plan}. يبقى وصولك متاحاً حتى {date}، وسنحاول مرة أخرى في {next}.',
      button: 'الدفع الآن',
      note: 'لم يُخصم أي مبلغ. للدفع بوسيلة أخرى، اختر الخطة من جديد في الصفحة التي يفتحها الزر.',
    },
    renewal_cancelled: {
      subject: 'لن تتجدد {plan} على {brand}',
      greeting: 'مرحباً {name}،',
      body: 'أُلغي تجديد خطتك {plan}. يبقى وصولك متاحاً حتى {date}، ولن يُخصم أي مبلغ آخر.',
      button: 'عرض الاشتراكات',
      note: 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك على الفور.',
    },
    renewal_ended: {
      subject: 'انتهت {plan} على {brand}',
      greeting: 'مرحباً {name}،',
      body: 'حاولنا ثلاث مرات وتعذّر تجديد خطتك {plan}، فأُلغي تجديدها. ينتهي وصولك في {date}.',
      button: 'اختيار خطة',
      note: 'لم يُخصم أي مبلغ. لمتابعة المشاهدة، ادفع مقابل خطة في الصفحة التي يفتحها الزر.',
    },
  },
};

const TEXTS = { en, es, fr, ar };
export type MailLanguage = keyof typeof TEXTS;

export function mailLanguage(language: string): MailLanguage {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  // Own keys only: a language called `constructor` is none of ours.
  return Object.hasOwn(TEXTS, base) ? (base as MailLanguage) : 'en';
}

export function textsIn(language: MailLanguage): LanguageTexts {
  return TEXTS[language];
}
