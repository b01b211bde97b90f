import { useRouteLoaderData } from '@remix-run/react';
import type { FlashModel } from '#app/features/toasts/toast-host.tsx';
import type { ShellModel } from './shell-model.ts';

/** What the root has loaded, whose own types no other route may import; undefined where it failed. */
export const useRootData = () =>
  useRouteLoaderData('root') as { shell: ShellModel; flash: FlashModel | null } | undefined;
