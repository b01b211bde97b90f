export interface ShellLink {
  label: string;
  href: string;
}
