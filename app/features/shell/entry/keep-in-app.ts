const PARAMETER = 'mobileApp';

type Router = typeof window.__remixRouter;

let staysInApp = false;

/**
 * From here on every navigation of this document keeps `mobileApp=true`: the router's own, those of links and
 * forms that the browser follows by itself, and redirects. The server writes it into the pages it sends
 * (workers/edge).
 */
export function keepInApp(): void {
  if (staysInApp) return;
  staysInApp = true;
  keepInRouter(window.__remixRouter);
  document.addEventListener('click', ({ target }) => keepInLink(target), { capture: true });
  document.addEventListener('submit', ({ target }) => keepInForm(target), { capture: true });
}

function keepInRouter(router: Router): void {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: SubmitOptions) => Promise<void>;
  router.navigate = (to: unknown, options?: SubmitOptions) => navigate(withParameter(to), withField(options));
  const check = () => {
    const { location, navigation } = router.state;
    if (navigation.state === 'idle' && !isIn(location.search))
      navigate(withParameter(location), { replace: true });
  };
  // The router calls its subscribers while it finishes a navigation, and would merge a new one into it.
  const checkSoon = () => setTimeout(check);
  // A redirect that the server answered with is followed before anybody could add to it.
  router.subscribe(checkSoon);
  check();
}

interface SubmitOptions {
  formMethod?: string;
  formData?: FormData;
  replace?: boolean;
}

/** A form that gets replaces the query by its fields. */
function withField(options: SubmitOptions | undefined): SubmitOptions | undefined {
  const { formData, formMethod = 'get' } = options ?? {};
  if (formData && formMethod.toLowerCase() === 'get') formData.set(PARAMETER, 'true');
  return options;
}

/** A number is a step in the history; null means here. */
function withParameter(to: unknown): unknown {
  if (typeof to === 'string') return isElsewhere(to) ? to : addTo(to);
  if (typeof to !== 'object' || to === null) return to;
  const { search = '' } = to as { search?: string };
  return { ...to, search: addTo(search) };
}

function keepInLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link?.origin === location.origin) link.search = addTo(link.search);
}

function keepInForm(target: EventTarget | null): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
  const action = target.getAttribute('action') ?? '';
  if (action.startsWith('/') && !isElsewhere(action)) target.setAttribute('action', addTo(action));
}

function addTo(path: string): string {
  const [address = '', ...fragment] = path.split('#');
  if (isIn(address)) return path;
  return [`${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=true`, ...fragment].join('#');
}

function isIn(address: string): boolean {
  return new RegExp(`[?&]${PARAMETER}=`).test(address);
}

function isElsewhere(to: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(to);
}
