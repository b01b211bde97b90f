/** What the services say to viewers, in the languages of the default translations. Others read English. */
const ENGLISH = {
  unknown_account: 'Unknown account',
  account_inactive: 'This site is not available at the moment.',
  not_found: 'We could not find what you asked for.',
  wrong_method: 'This address does not take that kind of request.',
  malformed: 'The request could not be read.',
  rejected: 'Please check what you entered.',
  too_large: 'That is too large.',
  too_many: 'Too many attempts. Please wait a little and try again.',
  login_needed: 'Please log in to go on.',
  plan_needed: 'This content is not included in your current membership plan.',
  not_started: 'This stream has not started yet.',
  stream_ended: 'This stream has ended.',
  nothing_to_play: 'There is nothing to play here.',
  wrong_credentials: 'The e-mail address or the password is not right.',
  email_taken: 'This e-mail address is already registered.',
  not_implemented: 'This is not available yet.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

export type MessageKey = keyof typeof ENGLISH;

const TRANSLATIONS: Record<string, Partial<Record<MessageKey, string>>> = {
  en: ENGLISH,
  es: {
    account_inactive: 'Este sitio no está disponible en este momento.',
    not_found: 'No hemos encontrado lo que buscabas.',
    malformed: 'No se ha podido leer la solicitud.',
    rejected: 'Revisa lo que has escrito.',
    too_large: 'Es demasiado grande.',
    too_many: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
    login_needed: 'Inicia sesión para continuar.',
    plan_needed: 'Este contenido no está incluido en tu plan actual.',
    not_started: 'Esta emisión todavía no ha empezado.',
    stream_ended: 'Esta emisión ha terminado.',
    nothing_to_play: 'Aquí no hay nada que reproducir.',
    wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
    email_taken: 'Este correo electrónico ya está registrado.',
    not_implemented: 'Todavía no está disponible.',
    internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  },
  fr: {
    account_inactive: 'Ce site n’est pas disponible pour le moment.',
    not_found: 'Nous n’avons pas trouvé ce que vous cherchez.',
    malformed: 'La demande n’a pas pu être lue.',
    rejected: 'Vérifiez ce que vous avez saisi.',
    too_large: 'C’est trop volumineux.',
    too_many: 'Trop de tentatives. Patientez un peu, puis réessayez.',
    login_needed: 'Connectez-vous pour continuer.',
    plan_needed: 'Ce contenu n’est pas compris dans votre formule actuelle.',
    not_started: 'Cette diffusion n’a pas encore commencé.',
    stream_ended: 'Cette diffusion est terminée.',
    nothing_to_play: 'Il n’y a rien à lire ici.',
    wrong_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
    email_taken: 'Cette adresse e-mail est déjà enregistrée.',
    not_implemented: 'Pas encore disponible.',
    internal: 'Une erreur s’est produite de notre côté. Réessayez.',
  },
  ar: {
    account_inactive: 'هذا الموقع غير متاح حالياً.',
    not_found: 'لم نعثر على ما تبحث عنه.',
    malformed: 'تعذّرت قراءة الطلب.',
    rejected: 'يرجى مراجعة ما أدخلته.',
    too_large: 'الحجم أكبر من المسموح به.',
    too_many: 'محاولات كثيرة. انتظر قليلاً ثم حاول مرة أخرى.',
    login_needed: 'سجّل الدخول للمتابعة.',
    plan_needed: 'هذا المحتوى غير مشمول في خطة عضويتك الحالية.',
    not_started: 'لم يبدأ هذا البث بعد.',
    stream_ended: 'انتهى هذا البث.',
    nothing_to_play: 'لا يوجد ما يمكن تشغيله هنا.',
    wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    email_taken: 'هذا البريد الإلكتروني مسجّل بالفعل.',
    not_implemented: 'غير متاح بعد.',
    internal: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
  },
};

export function messageIn(language: string | undefined, key: MessageKey): string {
  const base = language?.split('-')[0]?.toLowerCase() ?? 'en';
  return TRANSLATIONS[base]?.[key] ?? ENGLISH[key];
}
