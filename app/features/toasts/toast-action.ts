/** What a toast offers to do, for as long as it shows. */
export interface ToastAction {
  label: string;
  onClick(): void;
}
