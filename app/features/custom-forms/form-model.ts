import type { Form, FormField } from '#app/contract/pages.ts';
import type { PictureSource } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import type { FormPlace } from './form-place.ts';

/** A field under a name of ours: the brand's own may be anything, and may occur twice. */
export interface FormFieldModel {
  name: string;
  label: string;
  type: FormField['type'];
  is_mandatory: boolean;
  /** What it starts with. */
  value: string;
  options: readonly string[];
}

/** A custom form, as its page and the browser have it. */
export interface FormModel {
  id: string;
  heading: string;
  subHeading: string;
  picture: PictureSource | null;
  /** '' where the brand leaves it to us. */
  buttonText: string;
  isMinimised: boolean;
  needsLogin: boolean;
  place: FormPlace;
  fields: readonly FormFieldModel[];
}

export function toFormModel(form: Form, assetOrigin: string): FormModel {
  return {
    id: form._id,
    heading: form.heading,
    subHeading: form.sub_heading ?? '',
    picture: toPictureSource(form.thumbnail, assetOrigin, 'stage'),
    buttonText: form.button_text,
    isMinimised: form.is_minimised,
    needsLogin: form.is_login_required,
    place: form.entities,
    fields: form.fields.data.map(({ name, type, is_mandatory, value, options }, index) => ({
      name: fieldNameAt(index),
      label: name,
      type,
      is_mandatory,
      value,
      // Duplicate choices are merged.
      options: [...new Set(options)],
    })),
  };
}

export function fieldNameAt(index: number): string {
  return `field${index}`;
}
