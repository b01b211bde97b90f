/** The viewer came here by Back or Forward: what leads on by itself would take that way back from him. */
export function isBackForwardNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
