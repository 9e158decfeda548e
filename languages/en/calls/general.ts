export const general = {
  networkFailure: 'Unable to connect to the server. Please check your internet connection.',
  tryAgain: 'You can try again {when}.',
  somethingWrong: 'Something went wrong. Please try again.',
  confirmPayment: 'Your bank asks you to confirm this payment.',
  unknownPayment: 'This payment does not exist.',
  // What is told of an answer that says nothing, by the path of its call.
  '/anon/signin': 'Login failed',
  '/anon/signup': "We couldn't create your account right now. Please try again.",
  '/user': 'Unable to load your profile. Please try again.',
  '/user/save': 'Unable to update profile. Please try again.',
  '/memorial/list': 'Failed to fetch memorials',
  '/memorial/get/:memorialUuid': 'Failed to load memorial',
  '/memorial/create': 'No memorial UUID returned from server',
  '/memorial/send-all-invites': 'Failed to send invitations. Please try again.',
  '/memorial/stories/update/:memorialUuid': 'Failed to save stories',
  '/memorial/funds/update/:memorialUuid': 'Failed to save funds',
  '/memorial/contact/add/:memorialUuid': 'Failed to add contact',
}
