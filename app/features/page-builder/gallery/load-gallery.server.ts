import type { Component } from '#app/contract/template.ts';
import { toFormModel } from '#app/features/custom-forms/form-model.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { blockFields } from '#app/features/page-builder/edit/block-fields.server.ts';
import { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import { definitions, toPageComponents } from '#app/features/page-builder/registry.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { brandLogo } from '#app/features/themes/brand-logo.ts';
import { toThemeStyle } from '#app/features/themes/theme-style.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { findMaterial } from './find-material.server.ts';
import { type GalleryChoice, OFFERED } from './gallery-choice.server.ts';
import { sampleFooter, sampleForm, sampleHeader } from './sample-site-chrome.server.ts';
import { varySample } from './vary-sample.ts';

/** A header and a footer, as far as the gallery needs to know them: the keys of their components. */
type ChromeKeys = { header?: { key: string }; footer?: { key: string } };

/**
 * Blocks with their samples, made of what the brand has: all of them, or one; with a header, a footer and a
 * form to choose. `loadChrome` makes the header and footer of a site.
 */
export async function loadBlockGallery<Chrome extends ChromeKeys>(
  context: MarqueeContext,
  choice: GalleryChoice,
  loadChrome: (site: Site) => Promise<{ siteChrome?: Chrome }>,
) {
  const [material, site] = await Promise.all([findMaterial(context), requireSite(context)]);
  const keys = BLOCK_KEYS.filter((key) => choice.block === null || key === choice.block);
  const components = keys.map((key): Component => {
    const sample = definitions[key].sample(material);
    return { id: key, data: { ...varySample(sample, choice.vary), component_key: key } };
  });
  const { header, footer, form, theme } = choice;
  const sampled = {
    ...site,
    header: header ? sampleHeader(header) : site.header,
    footer: footer ? sampleFooter(footer, material) : site.footer,
    theme: theme ? { name: theme } : site.theme,
  };
  const [{ blocks, components: loaded }, { siteChrome }] = await Promise.all([
    loadBlocks(context, components),
    loadChrome(sampled),
  ]);
  const chromeKeys = [siteChrome?.header, siteChrome?.footer].flatMap((each) => each?.key ?? []);
  return {
    choice,
    offered: OFFERED,
    components: toPageComponents([...loaded.keys, ...chromeKeys]),
    examples: blocks.map((block) => ({ block, fields: blockFields(definitions[block.key], material) })),
    siteChrome,
    logo: theme ? brandLogo({ ...site, theme: { name: theme } }) : null,
    themeStyle: theme ? toThemeStyle({ name: theme }) : null,
    form: form && toFormModel(sampleForm(material, form === 'minimised'), site.assetOrigin),
  };
}
