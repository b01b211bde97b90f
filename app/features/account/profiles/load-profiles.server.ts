import { data } from '@remix-run/cloudflare';
import { MAX_PROFILES, type Profile, type Profiles } from '#app/contract/profile.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import type { EditView, ProfileCard, ProfilesView } from './profile-page.ts';

/** Which of the page's views an address names. A child's profile only chooses. */
export function toView(
  found: Profiles,
  search: URLSearchParams,
  site: Pick<Site, 'languages'>,
): ProfilesView {
  const isChild = found.profiles.some(({ _id, is_child }) => _id === found.current && is_child);
  const target = search.get('switch');
  if (target !== null) return { kind: 'switch', profile: toCard(find(found, target), found) };
  const edited = search.get('edit');
  if (!isChild && search.has('pin')) return { kind: 'play' };
  if (!isChild && edited === 'pin') return { kind: 'pin', hasPin: found.has_pin };
  if (!isChild && edited !== null) return toEditView(found, edited, site);
  const profiles = found.profiles.map((profile) => toCard(profile, found));
  const canAdd = !isChild && profiles.length < MAX_PROFILES;
  return { kind: 'choose', profiles, isChild, canAdd, hasPin: found.has_pin };
}

function toCard(
  { _id, name, picture, is_child, is_locked }: Profile,
  { profiles, current }: Profiles,
): ProfileCard {
  const isChildHere = profiles.some((profile) => profile._id === current && profile.is_child);
  const isCurrent = _id === current;
  return {
    id: _id,
    name,
    picture,
    isChild: is_child,
    isCurrent,
    needsPin: !isCurrent && (is_locked || isChildHere),
  };
}

const NEW: EditView['values'] = {
  name: '',
  picture: 'cat',
  language: '',
  isChild: false,
  maxAge: '',
  isLocked: false,
  pinAge: '',
};

function toEditView(found: Profiles, id: string, { languages }: Pick<Site, 'languages'>): EditView {
  const profile = id === 'new' ? null : find(found, id);
  const isProtected = profile
    ? profile.is_child || profile.is_locked || profile.pin_age !== undefined
    : find(found, found.current).pin_age !== undefined;
  return {
    kind: 'edit',
    id: profile?._id ?? null,
    values: profile ? toValues(profile) : NEW,
    canDelete: profile !== null && !profile.is_own && profile._id !== found.current,
    isProtected,
    hasPin: found.has_pin,
    limits: found.age_limits,
    languages:
      languages.length > 1 ? languages.map(({ code, displayName }) => ({ code, name: displayName })) : [],
  };
}

function toValues({
  name,
  picture,
  language,
  is_child,
  max_age,
  is_locked,
  pin_age,
}: Profile): EditView['values'] {
  return {
    name,
    picture,
    language: language ?? '',
    isChild: is_child,
    maxAge: max_age === undefined ? '' : String(max_age),
    isLocked: is_locked,
    pinAge: pin_age === undefined ? '' : String(pin_age),
  };
}

function find({ profiles }: Profiles, id: string): Profile {
  const profile = profiles.find(({ _id }) => _id === id);
  if (!profile) throw data({ kind: 'not-found' }, { status: 404 });
  return profile;
}
