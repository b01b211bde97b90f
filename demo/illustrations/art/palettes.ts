import type { Palette } from '../browser/types.ts';

/** Zenith, horizon, light, matter, dark, accent. */
export const palettes = {
  ember: ['#1d3a5c', '#f0915a', '#ffc27a', '#c9763f', '#1c1420', '#ff5a3c'],
  dusk: ['#1f2a5a', '#e0866c', '#ffc9a0', '#5d5a80', '#10101f', '#ff9a62'],
  ice: ['#16324f', '#a9cfe0', '#f5f0dd', '#6b8299', '#0d1826', '#5fd0e6'],
  moss: ['#24463f', '#d9cf8c', '#ffe9a3', '#5f7a3f', '#0f1b14', '#e0a33a'],
  noir: ['#101722', '#3d5670', '#ffca85', '#4a525c', '#07090d', '#d9472e'],
  rose: ['#4a4a78', '#f2b8a2', '#ffe0c0', '#a8707a', '#221426', '#e8467c'],
  gold: ['#41311f', '#e7b35d', '#ffdf9b', '#9c6b35', '#150d08', '#2f8f83'],
  neon: ['#150a3a', '#b0218f', '#ff7de0', '#3a2a78', '#07041a', '#1fe4ff'],
  blood: ['#23090d', '#a8242a', '#ffb07c', '#5a2423', '#0a0406', '#ff3b30'],
  sand: ['#3f7fae', '#f2d5a7', '#fff0cf', '#d9a566', '#3a2416', '#d8572a'],
  mint: ['#0f3b46', '#8fd8c0', '#f2ffe0', '#3f8f86', '#061a20', '#ffd166'],
  cobalt: ['#081b4b', '#3f7be0', '#d8ecff', '#28508f', '#040a1c', '#ffb703'],
  violet: ['#170b33', '#5b3fa8', '#ffd9f3', '#4a3577', '#0a0516', '#c77dff'],
  polar: ['#050c1d', '#123a4f', '#b7a2ff', '#1f4a55', '#03070f', '#3dffb0'],
  citrus: ['#2b6f77', '#ffc95c', '#fff3c4', '#e88a3a', '#2b1708', '#ef476f'],
  coral: ['#0b4f6c', '#ff8f70', '#ffe0b0', '#d1635a', '#12202e', '#20c4b2'],
  steel: ['#1b242c', '#7c8f99', '#eaf2f2', '#5a656b', '#0b0f12', '#ff6b1a'],
  acid: ['#0b1410', '#3d6b1e', '#d8ff5c', '#3a4a38', '#050806', '#39ff14'],
  plum: ['#2a1a4a', '#b8607a', '#ffcf9e', '#5d3a62', '#0f0818', '#ffb84d'],
  ocean: ['#0a3d62', '#60a8c8', '#e6f7ff', '#1f6f8b', '#051923', '#f6ae2d'],
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
