/** OpenStreetMap's search for a place, in a page of its own: nothing is loaded from there before it is pressed. */
export const mapLink = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`
