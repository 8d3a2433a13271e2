/** Forgets the member: the server's sign-out clears the session and the browser's memory. */
export function signOut(): void {
  localStorage.removeItem('auth');
  location.href = '/__standin/sign-out';
}
