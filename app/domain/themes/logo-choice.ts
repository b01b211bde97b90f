export type Surface = 'dark' | 'light';

/** Keys of a brand's logo as it is drawn for surfaces of each kind. */
export interface Logos {
  on_dark?: string | undefined;
  on_light?: string | undefined;
}

export interface LogoChoice {
  key: string;
  /** Drawn for surfaces of the other kind: it needs one of those below it. */
  plate?: Surface;
}

/** Whether a key that a header or footer names is the brand's own logo, of which there may be another kind. */
export function isLogoOf(logos: Logos | undefined, key: string, usual: string): boolean {
  return key === usual || key === logos?.on_dark || key === logos?.on_light;
}

/** The logo for a surface. Where none is drawn for either kind, nothing is known of the one there is (`usual`). */
export function chooseLogo(logos: Logos | undefined, surface: Surface, usual: string): LogoChoice {
  const [own, other, plate] =
    surface === 'dark'
      ? ([logos?.on_dark, logos?.on_light, 'light'] as const)
      : ([logos?.on_light, logos?.on_dark, 'dark'] as const);
  if (own) return { key: own };
  return other ? { key: other, plate } : { key: usual };
}
