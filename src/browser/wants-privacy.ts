/** Whether a reader asks not to be followed, by Do Not Track or Global Privacy Control. */
export function wantsPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}
