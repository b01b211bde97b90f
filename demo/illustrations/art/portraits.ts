import type { Portrait } from '../browser/portrait.ts';
import { type PaletteName, palettes } from './palettes.ts';

type Look = Omit<Portrait, 'palette' | 'seed'>;

function person(palette: PaletteName, seed: number, look: Look): Portrait {
  return { palette: palettes[palette], seed, ...look };
}

export const auroraPortraits: Record<string, Portrait> = {
  'nadia-benali': person('ember', 0.1, { skin: '#c98d62', hair: '#2a1a16', style: 'long', top: '#7b2d26' }),
  'eirik-solheim': person('ice', 0.2, {
    skin: '#eac3a6',
    hair: '#b98b4e',
    style: 'short',
    top: '#2f4858',
    beard: true,
  }),
  'lucia-marin': person('rose', 0.3, {
    skin: '#e0aa86',
    hair: '#3b2017',
    style: 'bun',
    top: '#b23a48',
    flip: true,
  }),
  'omar-haddad': person('noir', 0.4, {
    skin: '#c68f66',
    hair: '#55504c',
    style: 'grey',
    top: '#23303d',
    beard: true,
  }),
  'maren-lie': person('steel', 0.5, { skin: '#f0cbb0', hair: '#d9b36c', style: 'bob', top: '#33566b' }),
  'teo-quiroga': person('citrus', 0.6, {
    skin: '#b97c52',
    hair: '#1d1512',
    style: 'curly',
    top: '#e07a2f',
    glasses: true,
    flip: true,
  }),
  'hana-mori': person('plum', 0.7, {
    skin: '#edc39c',
    hair: '#15121a',
    style: 'bob',
    top: '#f2e2c4',
    glasses: true,
  }),
  'callum-reid': person('ocean', 0.8, {
    skin: '#e8b597',
    hair: '#a4502a',
    style: 'cap',
    top: '#1f3d52',
    beard: true,
    flip: true,
  }),
  'sofia-tavares': person('violet', 0.9, { skin: '#dca37c', hair: '#1b1218', style: 'long', top: '#15131d' }),
  'yusuf-demir': person('gold', 0.15, {
    skin: '#d09a72',
    hair: '#2b201a',
    style: 'short',
    top: '#6a4a2b',
    beard: true,
  }),
  'amara-diallo': person('cobalt', 0.25, {
    skin: '#6f4330',
    hair: '#17100d',
    style: 'locks',
    top: '#f6ae2d',
  }),
  'ines-ferrer': person('coral', 0.35, { skin: '#e6b08c', hair: '#7a3a1c', style: 'curly', top: '#ffffff' }),
  'karim-nassar': person('dusk', 0.45, {
    skin: '#b87d55',
    hair: '#191413',
    style: 'short',
    top: '#11151c',
    flip: true,
  }),
  'greta-lindqvist': person('mint', 0.55, {
    skin: '#f2d0b8',
    hair: '#e9e2d8',
    style: 'bob',
    top: '#3f6f6a',
    glasses: true,
    flip: true,
  }),
  'bo-achterberg': person('moss', 0.65, {
    skin: '#e7b899',
    hair: '#c9a15a',
    style: 'bald',
    top: '#8a5a2b',
    beard: true,
    glasses: true,
  }),
  'valentina-rojas': person('blood', 0.75, {
    skin: '#cf9168',
    hair: '#22110f',
    style: 'long',
    top: '#a8242a',
    flip: true,
  }),
};

export const pulsePortraits: Record<string, Portrait> = {
  'mina-okafor': person('coral', 0.1, { skin: '#6b3f2a', hair: '#140d0b', style: 'bun', top: '#20c4b2' }),
  'theo-marchetti': person('neon', 0.2, {
    skin: '#dca681',
    hair: '#33201a',
    style: 'short',
    top: '#1fe4ff',
    beard: true,
  }),
  'june-park': person('acid', 0.3, {
    skin: '#ecc29b',
    hair: '#17131a',
    style: 'bob',
    top: '#39ff14',
    flip: true,
  }),
  'dario-costa': person('ember', 0.4, { skin: '#a86d47', hair: '#1b1411', style: 'curly', top: '#ff5a3c' }),
  'ruth-abara': person('blood', 0.5, {
    skin: '#7a4a33',
    hair: '#16100e',
    style: 'locks',
    top: '#a8242a',
    flip: true,
  }),
  'lars-vinter': person('cobalt', 0.6, { skin: '#efc6aa', hair: '#caa05a', style: 'cap', top: '#ffb703' }),
  'amelie-roux': person('rose', 0.7, {
    skin: '#f0c9b0',
    hair: '#6b2f1c',
    style: 'bun',
    top: '#e8467c',
    flip: true,
  }),
  'sol-herrera': person('mint', 0.8, { skin: '#c48a60', hair: '#2a1913', style: 'long', top: '#3f8f86' }),
  'ken-lee-morita': person('violet', 0.9, {
    skin: '#e3b488',
    hair: '#1a161c',
    style: 'bald',
    top: '#5b3fa8',
    glasses: true,
  }),
  'fatou-ndiaye': person('citrus', 0.15, {
    skin: '#5c3624',
    hair: '#ef476f',
    style: 'scarf',
    top: '#fff3c4',
  }),
  'gus-oneill': person('ocean', 0.25, {
    skin: '#ecbca0',
    hair: '#a34d26',
    style: 'short',
    top: '#051923',
    beard: true,
    flip: true,
  }),
  'nora-bakker': person('gold', 0.35, {
    skin: '#efcdb6',
    hair: '#e9e2d8',
    style: 'curly',
    top: '#2f8f83',
    glasses: true,
  }),
};
