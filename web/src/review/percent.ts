/** Write a change of a chance. */
export const percent = (value: number) => {
  const whole = Math.round(Math.abs(value) * 100);
  return whole ? `${value < 0 ? '−' : '+'}${whole} %` : '0 %';
};
