import {anchor} from '../anchor';

/** A card in the character search; appended to. */
export const characterCard = anchor<{characterId: number}>('characterCard', {
  selector: '.search .character-card',
  position: 'append',
  presence: 'always',
  evidence:
    'The landing lists and filtered results of /search/characters use the same card. Low, 2024-07: no newer source has it.',
  watch: {attributes: ['href']},
  repeats: true,
  read(node) {
    const id = /^\/character\/(\d+)/.exec(node.querySelector('a.name, a.cover')?.getAttribute('href') ?? '')?.[1];
    return id ? {characterId: Number(id)} : undefined;
  },
});

/** A card in the staff search; appended to. */
export const staffSearchCard = anchor<{staffId: number}>('staffSearchCard', {
  selector: '.search .staff-card',
  position: 'append',
  presence: 'always',
  evidence:
    'The landing lists and filtered results of /search/staff use the same card. Low, 2024-07: no newer source has it.',
  watch: {attributes: ['href']},
  repeats: true,
  read(node) {
    const id = /^\/staff\/(\d+)/.exec(node.querySelector('a.name, a.cover')?.getAttribute('href') ?? '')?.[1];
    return id ? {staffId: Number(id)} : undefined;
  },
});
