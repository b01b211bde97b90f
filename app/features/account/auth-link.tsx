import { TextButton, TextLink } from '#app/ui/text-link.tsx';

/** From one of the two forms to the other. A link by itself; `onSwitch` changes a dialog's form in place. */
export function AuthLink({
  to,
  onSwitch,
  children,
}: {
  to: string;
  onSwitch?: (() => void) | undefined;
  children: string;
}) {
  return onSwitch ? (
    <TextButton onClick={onSwitch}>{children}</TextButton>
  ) : (
    <TextLink to={to} replace>
      {children}
    </TextLink>
  );
}
