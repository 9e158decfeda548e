/** 1 on a page that is read from left to right, -1 on one that is read from right to left. */
export function forwards(): 1 | -1 {
  return document.documentElement.dir === 'rtl' ? -1 : 1
}
