import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '#app/features/links/paths.ts';

/** One button that signs out, for the user menu. */
export function LogoutForm({
  className,
  buttonClassName,
  children,
}: {
  className?: string | undefined;
  buttonClassName?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={paths.logout()} className={className}>
      <button type="submit" className={buttonClassName}>
        {children}
      </button>
    </Form>
  );
}
