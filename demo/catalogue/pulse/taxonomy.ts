import type { Brand, Named } from '#demo/seed/types.ts';

export const categories: readonly Named[] = [
  { id: 'yoga', name: { en: 'Yoga', fr: 'Yoga' } },
  { id: 'strength', name: { en: 'Strength', fr: 'Force' } },
  { id: 'hiit', name: { en: 'HIIT', fr: 'HIIT' } },
  { id: 'running', name: { en: 'Running', fr: 'Course' } },
  { id: 'cycling', name: { en: 'Cycling', fr: 'Vélo' } },
  { id: 'mobility', name: { en: 'Mobility', fr: 'Mobilité' } },
  { id: 'mind', name: { en: 'Mind & Sleep', fr: 'Esprit et sommeil' } },
  { id: 'boxing', name: { en: 'Boxing', fr: 'Boxe' } },
  { id: 'dance', name: { en: 'Dance', fr: 'Danse' } },
  { id: 'nutrition', name: { en: 'Kitchen', fr: 'Cuisine' } },
  { id: 'outdoors', name: { en: 'Outdoors', fr: 'Plein air' } },
  { id: 'live', name: { en: 'Live classes', fr: 'Cours en direct' } },
  { id: 'programmes', name: { en: 'Programmes', fr: 'Programmes' } },
  { id: 'daily-ten', name: { en: 'Daily Ten', fr: 'Dix par jour' } },
];

export const genres: readonly Named[] = [
  { id: 'beginner', name: { en: 'Beginner', fr: 'Débutant' } },
  { id: 'intermediate', name: { en: 'Intermediate', fr: 'Intermédiaire' } },
  { id: 'advanced', name: { en: 'Advanced', fr: 'Avancé' } },
  { id: 'low-impact', name: { en: 'Low impact', fr: 'Sans impact' } },
  { id: 'quick', name: { en: 'Under 15 minutes', fr: 'Moins de 15 minutes' } },
  { id: 'talk', name: { en: 'Talk', fr: 'Discussion' } },
  { id: 'competition', name: { en: 'Competition', fr: 'Compétition' } },
];

export const facts: Brand['facts'] = [
  {
    id: 'equipment',
    name: { en: 'Equipment', fr: 'Matériel' },
    values: {
      none: { en: 'Nothing', fr: 'Rien' },
      mat: { en: 'Mat', fr: 'Tapis' },
      kettlebell: { en: 'Kettlebell', fr: 'Kettlebell' },
      dumbbells: { en: 'Dumbbells', fr: 'Haltères' },
      barbell: { en: 'Barbell', fr: 'Barre' },
      bike: { en: 'Bike', fr: 'Vélo' },
      gloves: { en: 'Gloves', fr: 'Gants' },
      roller: { en: 'Foam roller', fr: 'Rouleau' },
      shoes: { en: 'Running shoes', fr: 'Chaussures de course' },
    },
  },
  {
    id: 'focus',
    name: { en: 'Focus', fr: 'Objectif' },
    values: {
      legs: { en: 'Legs', fr: 'Jambes' },
      core: { en: 'Core', fr: 'Gainage' },
      'full-body': { en: 'Full body', fr: 'Corps entier' },
      endurance: { en: 'Endurance', fr: 'Endurance' },
      balance: { en: 'Balance', fr: 'Équilibre' },
      recovery: { en: 'Recovery', fr: 'Récupération' },
      calm: { en: 'Calm', fr: 'Calme' },
    },
  },
];
