/** Both faces, in the alphabets that the page speaks. */
import '@fontsource-variable/baloo-2/wght.css';
import '@fontsource-variable/nunito/wght.css';
import './fonts.css';
