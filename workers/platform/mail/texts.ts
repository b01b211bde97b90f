import type { MailKind } from './mail.ts';

/** `{brand}` and `{name}` are filled in (the first is the brand's, the second the reader's), and a `{date}` where there is one. */
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
  mails: Record<MailKind, MailTexts>;
}

const en: LanguageTexts = {
  copyLink: 'If the button does nothing, copy this address into your browser:',
  reason: 'You receive this mail because somebody gave this address on {brand}.',
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
  },
};

const es: LanguageTexts = {
  copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  reason: 'Recibes este mensaje porque alguien indicó esta dirección en {brand}.',
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
  },
};

const fr: LanguageTexts = {
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  reason: 'Vous recevez cet e-mail parce que cette adresse a été indiquée sur {brand}.',
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
  },
};

const ar: LanguageTexts = {
  copyLink: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  reason: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل على {brand}.',
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
