export const general = {
  networkFailure: 'Unable to connect to the server. Please check your internet connection.',
  tryAgain: 'You can try again {when}.',
  somethingWrong: 'Something went wrong. Please try again.',
  confirmPayment: 'Your bank asks you to confirm this payment.',
  unknownPayment: 'This payment does not exist.',
}
