export type SettingsPage = 'overview' | 'audio' | 'captions' | 'captions-style' | 'quality' | 'rate';
