/** What others have added, on the public page. */
export const visitWall = {
  title: 'Memories from others',
  anonymous: 'Anonymous',
  from: 'From {name}',
  fromAnonymous: 'From Anonymous',
  photo: 'Photo from {from}',
  photoAnonymous: 'Photo from somebody who remembers',
  allPhotos: '{count, plural, one {One more photo} other {# more photos}}',
  readOn: 'Read on',
  less: 'Show less',
  more: 'More memories',
  loading: 'One moment',
  failed: 'More memories could not be loaded. Please try again.',
  shown: '{shown, number} of {total, number} memories',
} as const
